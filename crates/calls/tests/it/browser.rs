//! A browser and its push service, written from RFC 8188, 8291 and 8292 with other code than ours.

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead, KeyInit};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use calls::Target;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;

use crate::sink::{Arrived, Sink};

pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Self {
        Self { secret: SecretKey::from_slice(&[23; 32]).unwrap(), auth: [42; 16] }
    }

    fn key(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// How the browser tells a site where it can be called.
    pub(crate) fn subscription(&self, sink: &Sink) -> Target {
        let key = self.key();
        assert_eq!(key.len(), 65, "points are told whole");
        let (key, auth) = (URL_SAFE_NO_PAD.encode(key), URL_SAFE_NO_PAD.encode(self.auth));
        Target::push(&sink.url("/wpush/v2/abc"), &key, &auth, true).unwrap()
    }

    /// Reads a message as a browser does.
    pub(crate) fn read(&self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len() - 66);
        assert_eq!(rest[0], 65);
        let (theirs, content) = rest[1..].split_at(65);
        let public = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared =
            p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), public.as_affine());
        let mut material = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &self.key(), theirs].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes().as_slice())
            .expand(&info, &mut material)
            .unwrap();
        let derive = Hkdf::<Sha256>::new(Some(salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derive.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derive.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
        let mut text = cipher.decrypt(&nonce.into(), content).unwrap();
        while text.last() == Some(&0) {
            text.pop();
        }
        assert_eq!(text.pop(), Some(2), "the last record");
        serde_json::from_slice(&text).unwrap()
    }
}

/// Looks at the signature of a message as a push service does, and gives what it claims.
pub(crate) fn claims(arrived: &Arrived, expected_key: &str) -> Value {
    let told = arrived.header("authorization").unwrap().strip_prefix("vapid t=").unwrap();
    let (token, key) = told.split_once(", k=").unwrap();
    assert_eq!(key, expected_key, "the key that the browser was subscribed with");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let read =
        |text| -> Value { serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).unwrap()).unwrap() };
    assert_eq!(read(head)["alg"], "ES256");
    let key = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let other = signed.replace('.', ".A");
    assert!(key.verify(other.as_bytes(), &signature).is_err(), "and it signs nothing else");
    read(claims)
}
