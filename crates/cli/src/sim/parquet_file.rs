//! Parquet files: columns of numbers and words, written in groups of rows.

use std::fmt::Write as _;
use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::failure::Failure;
use crate::sim::part::Part;

/// The entries of a column.
pub(super) enum Column {
    Words(Vec<ByteArray>),
    Numbers(Vec<i32>),
    Seeds(Vec<i64>),
    Parts(Vec<f64>),
}

/// Columns of the same length, each with its name.
pub(super) type Group = Vec<(String, Column)>;

/// Writes groups of rows, all with the same columns, and what is known of all of them.
pub(super) fn write(
    into: Part,
    known: Vec<(&str, String)>,
    groups: impl Iterator<Item = Group>,
) -> Result<(), Failure> {
    into.finish(|file| write_groups(file.try_clone()?, known, groups).map_err(io::Error::other))
}

fn write_groups(
    file: File,
    known: Vec<(&str, String)>,
    groups: impl Iterator<Item = Group>,
) -> Result<(), ParquetError> {
    let known = known.into_iter().map(|(key, value)| KeyValue::new(key.to_owned(), value));
    let known = Some(known.collect::<Vec<_>>()).filter(|known| !known.is_empty());
    let properties = WriterProperties::builder().set_key_value_metadata(known).build();
    let mut groups = groups.peekable();
    let schema = schema(groups.peek().map_or(&[][..], |first| first));
    let schema = Arc::new(parse_message_type(&schema)?);
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    for columns in groups {
        let mut group = writer.next_row_group()?;
        for (_, column) in columns {
            let Some(mut into) = group.next_column()? else { break };
            match column {
                Column::Words(words) => {
                    into.typed::<ByteArrayType>().write_batch(&words, None, None)?
                }
                Column::Numbers(numbers) => {
                    into.typed::<Int32Type>().write_batch(&numbers, None, None)?
                }
                Column::Seeds(seeds) => {
                    into.typed::<Int64Type>().write_batch(&seeds, None, None)?
                }
                Column::Parts(parts) => {
                    into.typed::<DoubleType>().write_batch(&parts, None, None)?
                }
            };
            into.close()?;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(())
}

fn schema(columns: &[(String, Column)]) -> String {
    let mut schema = "message games {".to_owned();
    for (name, column) in columns {
        let kind = match column {
            Column::Words(_) => ("BYTE_ARRAY", " (STRING)"),
            Column::Numbers(_) => ("INT32", ""),
            Column::Seeds(_) => ("INT64", " (INTEGER(64,false))"),
            Column::Parts(_) => ("DOUBLE", ""),
        };
        let _ = write!(schema, " REQUIRED {} {name}{};", kind.0, kind.1);
    }
    schema.push('}');
    schema
}
