//! The pack that comes with the program.

use crate::content::Content;

#[test]
fn every_built_in_pack_loads() {
    for name in Content::BUILT_IN {
        assert_eq!(
            Content::built_in(name).map(|content| content.pack().to_owned()).as_deref(),
            Some(name)
        );
    }
    assert!(Content::built_in("paris").is_none());
}
