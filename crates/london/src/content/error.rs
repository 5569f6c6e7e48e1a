#[derive(Debug)] pub struct PackError;
