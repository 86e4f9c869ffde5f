//! Packages, unpacked under one folder.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why a package is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// A program that is needed cannot be started.
    NoTool {
        /// Its name.
        tool: String,
        /// What the system says.
        why: String,
    },
    /// It failed, or a file is not as it should be.
    Failed(String),
}

impl fmt::Display for FetchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FetchError::NoTool { tool, why } => write!(f, "`{tool}` cannot be started: {why}"),
            FetchError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for FetchError {}

impl From<String> for FetchError {
    fn from(why: String) -> FetchError {
        FetchError::Failed(why)
    }
}

/// Runs a program to its end.
///
/// # Errors
/// It cannot be started, or does not end well; then the last lines that it wrote.
pub(crate) fn run(command: &mut Command) -> Result<Vec<u8>, FetchError> {
    let tool = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| FetchError::NoTool {
        tool: tool.clone(),
        why: e.to_string(),
    })?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let lines: Vec<&str> = said.lines().filter(|l| !l.trim().is_empty()).collect();
    let last = lines[lines.len().saturating_sub(4)..].join("; ");
    Err(format!("`{tool}` failed ({}): {last}", output.status).into())
}

/// Reads a text.
///
/// # Errors
/// It cannot be read.
pub(crate) fn text(path: &Path) -> Result<String, FetchError> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()).into())
}

/// Reads bytes.
///
/// # Errors
/// It cannot be read.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, FetchError> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()).into())
}

/// The files under a folder whose names end so, in the order of their paths.
///
/// # Errors
/// A folder cannot be read.
pub(crate) fn files(folder: &Path, end: &str) -> Result<Vec<PathBuf>, FetchError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
        for entry in fs::read_dir(&folder).map_err(wrong)? {
            let path = entry.map_err(wrong)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(end) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Where packages are kept.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

impl Store {
    /// In the folder `corpora` of the build folder.
    pub fn new() -> Store {
        let build = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
            || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"),
            PathBuf::from,
        );
        Store {
            root: build.join("corpora"),
        }
    }

    /// A folder for what belongs to a corpus; made if it is not there.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn folder(&self, name: &str) -> Result<PathBuf, FetchError> {
        let folder = self.root.join(name);
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(folder)
    }

    /// The sources of a crate, by way of Cargo, which unpacks what it is asked about into its registry folder.
    ///
    /// # Errors
    /// Cargo fails.
    pub fn cargo(&self, name: &str, version: &str) -> Result<PathBuf, FetchError> {
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
        let sources = home
            .ok_or_else(|| "there is no home folder".to_owned())?
            .join("registry/src");
        let find = || {
            let registries = fs::read_dir(&sources).into_iter().flatten().flatten();
            let mut places = registries.map(|r| r.path().join(format!("{name}-{version}")));
            places.find(|p| p.join("Cargo.toml").is_file())
        };
        if let Some(found) = find() {
            return Ok(found);
        }
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        // Elsewhere than in the workspace, whose lock file it would look at.
        let mut command = Command::new(cargo);
        command
            .args(["info", "--quiet", "--registry", "crates-io"])
            .arg(format!("{name}@{version}"))
            .current_dir(self.folder("crates")?);
        run(&mut command)?;
        find().ok_or_else(|| format!("Cargo has not unpacked {name} {version}").into())
    }

    /// Packages of npm with what they depend on; the folder that has `node_modules`.
    ///
    /// # Errors
    /// npm fails.
    pub fn npm(&self, folder: &str, packages: &[&str]) -> Result<PathBuf, FetchError> {
        self.once(folder, &packages.join(" "), |folder| {
            let mut command = Command::new("npm");
            command
                .args(["install", "--ignore-scripts", "--no-audit", "--no-fund"])
                .arg("--prefix")
                .arg(folder)
                .args(packages);
            run(&mut command).map(drop)
        })
    }

    /// Packages of PyPI with what they depend on; the folder for Python's search path.
    ///
    /// # Errors
    /// pip fails.
    pub fn pip(&self, folder: &str, packages: &[&str]) -> Result<PathBuf, FetchError> {
        self.once(folder, &packages.join(" "), |folder| {
            let mut command = Command::new("python3");
            command
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                ])
                .args(["--only-binary", ":all:", "--upgrade", "--target"])
                .arg(folder)
                .args(packages);
            run(&mut command).map(drop)
        })
    }

    /// Folders (patterns of tar) of a package of Debian, as it is in the lists of the system; where they lie, and the version.
    ///
    /// # Errors
    /// apt-get, dpkg-deb or tar fails.
    pub fn deb(&self, package: &str, members: &[&str]) -> Result<(PathBuf, String), FetchError> {
        let what = format!("{package}: {}", members.join(" "));
        let folder = self.once(package, &what, |folder| {
            let mut download = Command::new("apt-get");
            download.arg("download").arg(package).current_dir(folder);
            run(&mut download)?;
            let archive = archive(folder)?;
            let tar = folder.join("data.tar");
            let wrong = |e: std::io::Error| format!("{}: {e}", tar.display());
            let mut open = Command::new("dpkg-deb");
            open.arg("--fsys-tarfile").arg(archive);
            fs::write(&tar, run(&mut open)?).map_err(wrong)?;
            let mut unpack = Command::new("tar");
            unpack
                .arg("-xf")
                .arg(&tar)
                .arg("-C")
                .arg(folder)
                .arg("--wildcards")
                .args(members);
            run(&mut unpack)?;
            fs::remove_file(&tar).map_err(wrong)?;
            Ok(())
        })?;
        // PACKAGE_VERSION_ARCHITECTURE.deb, where the version may have an escaped colon.
        let name = archive(&folder)?;
        let name = name.file_name().unwrap_or_default().to_string_lossy();
        let version = name
            .split('_')
            .nth(1)
            .unwrap_or_default()
            .replace("%3a", ":");
        Ok((folder, version))
    }

    /// Fills a folder unless that has been done for the same packages.
    fn once(
        &self,
        name: &str,
        what: &str,
        fill: impl FnOnce(&Path) -> Result<(), FetchError>,
    ) -> Result<PathBuf, FetchError> {
        let folder = self.folder(name)?;
        let stamp = folder.join("fetched.txt");
        if fs::read_to_string(&stamp).is_ok_and(|done| done == what) {
            return Ok(folder);
        }
        fill(&folder)?;
        fs::write(&stamp, what).map_err(|e| format!("{}: {e}", stamp.display()))?;
        Ok(folder)
    }
}

/// The package that apt-get has left in a folder.
fn archive(folder: &Path) -> Result<PathBuf, FetchError> {
    let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
    let mut entries = fs::read_dir(folder).map_err(wrong)?.flatten();
    let found = entries.find(|e| e.path().extension() == Some("deb".as_ref()));
    found
        .map(|e| e.path())
        .ok_or_else(|| "apt-get has left no archive".to_owned().into())
}

impl Default for Store {
    fn default() -> Store {
        Store::new()
    }
}
