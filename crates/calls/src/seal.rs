//! A text that only one browser can read (RFC 8291: Message Encryption for Web Push; RFC 8188: aes128gcm).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::hmac::{self, HMAC_SHA256};
use ring::rand::{SecureRandom, SystemRandom};

/// The size of a record. There is only one, so it has to hold everything.
const RECORD: u32 = 4096;
/// The longest text: a push service takes at most 4096 bytes, and a seal adds 103.
pub(crate) const MOST: usize = 3072;
/// Texts are filled up to a multiple of this, so that their length says nothing.
const FILL: usize = 512;

/// The text could not be sealed: the key is no point of the curve, or the text is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unsealable;

/// Seals a text for a browser.
pub(crate) fn seal(text: &[u8], key: &[u8; 65], auth: &[u8; 16]) -> Result<Vec<u8>, Unsealable> {
    if text.len() > MOST {
        return Err(Unsealable);
    }
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| Unsealable)?;
    let public = own.compute_public_key().map_err(|_| Unsealable)?;
    let public: [u8; 65] = public.as_ref().try_into().map_err(|_| Unsealable)?;
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(|_| Unsealable)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, key);
    let fill = (text.len() + 1).next_multiple_of(FILL) - (text.len() + 1);
    let sealed = agreement::agree_ephemeral(own, &theirs, |shared| {
        with_shared(text, fill, shared, &Parties { key, public: &public, auth }, &salt)
    });
    sealed.map_err(|_| Unsealable)?
}

/// Whom a text goes to, and from whom.
struct Parties<'a> {
    key: &'a [u8; 65],
    public: &'a [u8; 65],
    auth: &'a [u8; 16],
}

/// The rest, once both have the same secret.
fn with_shared(
    text: &[u8],
    fill: usize,
    shared: &[u8],
    parties: &Parties<'_>,
    salt: &[u8; 16],
) -> Result<Vec<u8>, Unsealable> {
    let pseudo = hash(parties.auth, &[shared]);
    let material = hash(pseudo.as_ref(), &[b"WebPush: info\0", parties.key, parties.public, &[1]]);
    let pseudo = hash(salt, &[material.as_ref()]);
    let content = hash(pseudo.as_ref(), &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = hash(pseudo.as_ref(), &[b"Content-Encoding: nonce\0", &[1]]);
    let content = UnboundKey::new(&AES_128_GCM, &content.as_ref()[..16]).map_err(|_| Unsealable)?;
    let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12]).map_err(|_| Unsealable)?;
    // The last record ends with a two, and then with nothing.
    let mut inside = text.to_vec();
    inside.push(2);
    inside.resize(inside.len() + fill, 0);
    let content = LessSafeKey::new(content);
    let sealed = content.seal_in_place_append_tag(nonce, Aad::empty(), &mut inside);
    sealed.map_err(|_| Unsealable)?;
    let mut whole = salt.to_vec();
    whole.extend(RECORD.to_be_bytes());
    whole.push(65);
    whole.extend(parties.public);
    whole.extend(inside);
    Ok(whole)
}

fn hash(key: &[u8], parts: &[&[u8]]) -> hmac::Tag {
    let mut context = hmac::Context::with_key(&hmac::Key::new(HMAC_SHA256, key));
    parts.iter().for_each(|part| context.update(part));
    context.sign()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, appendix A, from the secret that both have.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_says() {
        let key = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let text = b"When I grow up, I want to be a watermelon";
        let parties = Parties { key: &key, public: &public, auth: &auth };
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let sealed = with_shared(text, 0, &shared, &parties, &salt).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T\
             lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4\
             a-fN"
        );
    }

    #[test]
    fn texts_of_like_length_are_equally_long_and_never_the_same_twice() {
        let (key, auth) = (crate::send::tests::browser().1, [7; 16]);
        let sealed = |text: &[u8]| seal(text, &key, &auth).unwrap();
        assert_eq!(sealed(b"").len(), sealed(&[b'a'; 511]).len());
        assert_eq!(sealed(b"").len() + FILL, sealed(&[b'a'; 512]).len());
        assert_ne!(sealed(b"a"), sealed(b"a"));
        assert!(sealed(&[b'a'; MOST]).len() <= 4096);
    }

    #[test]
    fn what_is_no_key_and_what_is_too_long_is_refused() {
        assert_eq!(seal(b"a", &[4; 65], &[7; 16]), Err(Unsealable));
        let key = crate::send::tests::browser().1;
        assert_eq!(seal(&[b'a'; MOST + 1], &key, &[7; 16]), Err(Unsealable));
    }
}
