//! What happens with the buffers after a run: files, pictures, printing, comparing, JSON.

use std::path::{Path, PathBuf};

use lanemask_diag::FileId;
use lanemask_job::*;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn bind(keys: &str, folder: &Path) -> Bind {
    let text = format!(
        "shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 1\n{keys}\n"
    );
    let mut job = Job::parse(&text, FileId(0), folder).unwrap_or_else(|e| panic!("{e:#?}"));
    job.binds.remove(0)
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn writes_npy_raw_and_pictures() {
    let folder = folder("outputs");
    let data: Vec<u8> = [0.0f32, 1.0, 0.5, 0.25]
        .iter()
        .flat_map(|v| v.to_le_bytes())
        .collect();
    let keys = "type = 'f32'\nlen = 4\nout = 'y.npy'\nimage = { path = 'y.png', width = 2, format = 'r32f' }";
    bind(keys, &folder).write_outputs(&data).unwrap();
    let file = std::fs::read(folder.join("y.npy")).unwrap();
    let header = read_npy_header(&mut file.as_slice()).unwrap();
    assert_eq!(
        header,
        NpyHeader {
            ty: ElementType::F32,
            len: 4,
            data_offset: 128
        }
    );
    assert_eq!(file[128..], data);
    assert_eq!(
        std::fs::read(folder.join("y.png")).unwrap()[..8],
        *b"\x89PNG\r\n\x1a\n"
    );
    bind("type = 'f32'\nlen = 4\nout = 'y.bin'", &folder)
        .write_outputs(&data)
        .unwrap();
    assert_eq!(std::fs::read(folder.join("y.bin")).unwrap(), data);
    // Again, over what is there; nothing else is left behind.
    bind("type = 'u8'\nlen = 1\nout = 'y.bin'", &folder)
        .write_outputs(&[9])
        .unwrap();
    assert_eq!(std::fs::read(folder.join("y.bin")).unwrap(), [9]);
    assert_eq!(names(&folder), ["y.bin", "y.npy", "y.png"]);
    // What was written is read.
    let again = bind("type = 'f32'\ninit = { npy = 'y.npy' }", &folder);
    assert_eq!(again.initial_bytes().unwrap(), data);
}

#[test]
fn failed_writes_leave_nothing() {
    let folder = folder("unwritable");
    std::fs::create_dir(folder.join("dir")).unwrap();
    for path in ["dir", "none/y.bin"] {
        let error = write_file(&folder.join(path), b"x").unwrap_err();
        assert_eq!(error.code, "job-write", "{path}");
    }
    assert_eq!(names(&folder), ["dir"]);
}

#[cfg(unix)]
#[test]
fn devices_and_links_stay_what_they_are() {
    use std::os::unix::fs::FileTypeExt;
    write_file(Path::new("/dev/null"), b"x").unwrap();
    assert!(
        std::fs::metadata("/dev/null")
            .unwrap()
            .file_type()
            .is_char_device()
    );
    let folder = folder("links");
    std::fs::write(folder.join("real"), b"old").unwrap();
    std::os::unix::fs::symlink("real", folder.join("link")).unwrap();
    write_file(&folder.join("link"), b"new").unwrap();
    assert_eq!(std::fs::read(folder.join("real")).unwrap(), b"new");
    assert!(
        std::fs::symlink_metadata(folder.join("link"))
            .unwrap()
            .is_symlink()
    );
}

#[test]
fn prints_the_first_elements() {
    let folder = Path::new("");
    let bytes: Vec<u8> = [1.5f32, f32::NAN, -0.0]
        .iter()
        .flat_map(|v| v.to_le_bytes())
        .collect();
    let print =
        |keys: &str| bind(&format!("type = 'f32'\nlen = 3\n{keys}"), folder).print_line(&bytes);
    assert_eq!(print(""), None);
    assert_eq!(print("print = 2").unwrap(), "0.1 f32[3]: 1.5, NaN, ...");
    assert_eq!(
        print("name = 'y'\nprint = 3").unwrap(),
        "0.1 (y) f32[3]: 1.5, NaN, -0.0"
    );
    assert_eq!(print("print = 99").unwrap(), "0.1 f32[3]: 1.5, NaN, -0.0");
}

#[test]
fn checks_expectations() {
    let bind = bind(
        "type = 'i16'\nlen = 3\nexpect = { values = [1, -2, 3], abs = 1 }",
        Path::new(""),
    );
    let bytes = |v: [i16; 3]| v.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    let mut mismatches = Mismatches::default();
    bind.check(&bytes([2, -3, 2]), &mut mismatches).unwrap();
    assert!(mismatches.is_empty());
    bind.check(&bytes([1, 2, 5]), &mut mismatches).unwrap();
    assert_eq!(mismatches.count, 2);
    assert_eq!(
        mismatches_json(&mismatches).to_string(),
        r#"[{"group":0,"binding":1,"index":1,"want":-2,"got":2},{"group":0,"binding":1,"index":2,"want":3,"got":5}]"#
    );
    assert_eq!(
        bind.check(&[0], &mut mismatches).unwrap_err().code,
        "job-len-mismatch"
    );
}

#[test]
fn outputs_as_json() {
    let bind = bind("type = 'u8'\nlen = 3", Path::new(""));
    // The digest of "abc": FIPS 180-2, appendix B.1.
    assert_eq!(
        output_json(&bind, b"abc").to_string(),
        concat!(
            r#"{"group":0,"binding":1,"name":null,"type":"u8","len":3,"#,
            r#""sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad","#,
            r#""first":[97,98,99]}"#
        )
    );
    let many = output_json(&bind, &[7; 20]);
    assert_eq!(many["first"].as_array().unwrap().len(), 8);
}
