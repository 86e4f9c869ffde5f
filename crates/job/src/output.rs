//! Writing results: `.npy`, raw bytes, pictures.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use lanemask_diag::Diagnostic;

use crate::element::{Element, ElementType};
use crate::job::{Bind, Image, ImageFormat};
use crate::npy;

impl Bind {
    /// Writes the files that the bind asks for, from its bytes after the run.
    ///
    /// # Errors
    ///
    /// A file cannot be written; then it is as it was before.
    pub fn write_outputs(&self, bytes: &[u8]) -> Result<(), Diagnostic> {
        self.write_out(&mut |receive| receive(bytes))?;
        self.write_image(|| bytes.to_vec())
    }

    /// Writes the file of `out`, if the bind has one. `each_piece` gives the bytes after the run piece by piece to the
    /// function that it gets.
    ///
    /// # Errors
    ///
    /// Those of [`Bind::write_outputs`].
    pub fn write_out(&self, each_piece: &mut EachPiece<'_>) -> Result<(), Diagnostic> {
        let Some(path) = &self.out else {
            return Ok(());
        };
        let is_npy = path
            .extension()
            .is_some_and(|e| e.eq_ignore_ascii_case("npy"));
        let written = write_file_with(path, &mut |file| {
            if is_npy {
                file.write_all(&npy::start(self.ty, self.len))?;
            }
            each_piece(&mut |piece| file.write_all(piece))
        });
        written.map_err(|d| self.located(d))
    }

    /// Writes the picture, if the bind has one.
    ///
    /// # Errors
    ///
    /// Those of [`Bind::write_outputs`].
    pub fn write_image(&self, bytes: impl FnOnce() -> Vec<u8>) -> Result<(), Diagnostic> {
        let Some(image) = &self.image else {
            return Ok(());
        };
        let picture = encode_png(image, &bytes()).map_err(|d| self.located(d))?;
        write_file(&image.path, &picture).map_err(|d| self.located(d))
    }
}

/// Gives bytes piece by piece to a function, and its first error back.
pub type EachPiece<'a> = dyn FnMut(&mut dyn FnMut(&[u8]) -> io::Result<()>) -> io::Result<()> + 'a;

/// The picture of a buffer as a PNG file.
///
/// # Errors
///
/// The bytes are no whole number of rows.
pub fn encode_png(image: &Image, bytes: &[u8]) -> Result<Vec<u8>, Diagnostic> {
    let failed = |what: String| {
        Diagnostic::error(
            "job-image-size",
            format!("cannot make `{}`: {what}", image.path.display()),
        )
    };
    let row = u64::from(image.width) * image.format.pixel_bytes();
    let rows = (bytes.len() as u64).checked_div(row).unwrap_or(0);
    let height = u32::try_from(rows).unwrap_or(0);
    if height == 0 || rows * row != bytes.len() as u64 {
        return Err(failed(format!(
            "{} bytes are no whole number of rows",
            bytes.len()
        )));
    }
    let grey: Vec<u8>;
    let (color, pixels) = match image.format {
        ImageFormat::Rgba8 => (png::ColorType::Rgba, bytes),
        ImageFormat::R8 => (png::ColorType::Grayscale, bytes),
        ImageFormat::R32f => {
            grey = (0..bytes.len() / 4)
                .filter_map(|i| Element::read(ElementType::F32, bytes, i))
                .map(|e| grey_level(e.as_f64()))
                .collect();
            (png::ColorType::Grayscale, grey.as_slice())
        }
    };
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, image.width, height);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(|e| failed(e.to_string()))?;
    writer
        .write_image_data(pixels)
        .map_err(|e| failed(e.to_string()))?;
    writer.finish().map_err(|e| failed(e.to_string()))?;
    Ok(file)
}

/// 0 to 1 becomes 0 to 255, to the nearest; NaN becomes 0.
fn grey_level(value: f64) -> u8 {
    // The cast takes off the fraction, saturates, and makes 0 of NaN.
    (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// Writes a file whole or not at all: the bytes go to a new file beside it, which then takes its name.
/// What is there and no regular file, such as a pipe, is written to directly.
///
/// # Errors
///
/// The system's, naming the path.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Diagnostic> {
    write_file_with(path, &mut |file| file.write_all(bytes))
}

/// The same for bytes that come one after the other.
///
/// # Errors
///
/// Those of [`write_file`], and of the writing function.
pub fn write_file_with(
    path: &Path,
    write: &mut dyn FnMut(&mut File) -> io::Result<()>,
) -> Result<(), Diagnostic> {
    try_write(path, write).map_err(|e| {
        Diagnostic::error(
            "job-write",
            format!("cannot write `{}`: {e}", path.display()),
        )
    })
}

fn try_write(path: &Path, write: &mut dyn FnMut(&mut File) -> io::Result<()>) -> io::Result<()> {
    // A link stays a link to the file that is written.
    let target = match fs::metadata(path) {
        Ok(meta) if meta.is_file() => fs::canonicalize(path)?,
        Ok(_) => return write(&mut OpenOptions::new().write(true).open(path)?),
        Err(_) => path.to_path_buf(),
    };
    let (temporary, mut file) = create_beside(&target)?;
    let written = write(&mut file).and_then(|()| {
        drop(file);
        fs::rename(&temporary, &target)
    });
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written
}

fn create_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let name = target
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "it does not name a file"))?;
    loop {
        let mut temporary = std::ffi::OsString::from(".");
        temporary.push(name);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        temporary.push(format!(".{}-{number}.tmp", std::process::id()));
        let temporary = target.with_file_name(temporary);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&temporary)
        {
            Ok(file) => return Ok((temporary, file)),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(file: &[u8]) -> (u32, u32, png::ColorType, Vec<u8>) {
        let mut reader = png::Decoder::new(io::Cursor::new(file))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info.width, info.height, info.color_type, pixels)
    }

    #[test]
    fn pictures_decode_to_their_pixels() {
        let image = |width, format| Image {
            path: "y.png".into(),
            width,
            format,
        };
        let bytes: Vec<u8> = (0..24).collect();
        let file = encode_png(&image(3, ImageFormat::Rgba8), &bytes).unwrap();
        assert_eq!(decode(&file), (3, 2, png::ColorType::Rgba, bytes.clone()));
        let file = encode_png(&image(8, ImageFormat::R8), &bytes).unwrap();
        assert_eq!(
            decode(&file),
            (8, 3, png::ColorType::Grayscale, bytes.clone())
        );
        let floats: Vec<u8> = [0f32, 1.0, 0.5, -3.0, 7.0, f32::NAN, 0.001, f32::INFINITY]
            .iter()
            .flat_map(|v| v.to_le_bytes())
            .collect();
        let file = encode_png(&image(4, ImageFormat::R32f), &floats).unwrap();
        let pixels = vec![0, 255, 128, 0, 255, 0, 0, 255];
        assert_eq!(decode(&file), (4, 2, png::ColorType::Grayscale, pixels));
        for width in [0, 5, 7, 25] {
            let error = encode_png(&image(width, ImageFormat::R8), &bytes).unwrap_err();
            assert_eq!(error.code, "job-image-size");
        }
    }
}
