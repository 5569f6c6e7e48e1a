//! Who sends: a key of this server, by which push services know it again (RFC 8292: VAPID).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a signature holds, in seconds. Push services refuse more than a day.
const HOLDS: i64 = 12 * 3600;

/// The key of a server.
#[derive(Debug)]
pub struct VapidKeys(EcdsaKeyPair);

/// What was kept is no key, or none can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key for push messages cannot be used")]
pub struct BadKey;

impl VapidKeys {
    /// A new key, as it is kept (PKCS #8).
    ///
    /// # Errors
    /// If this machine has no random numbers.
    pub fn generate() -> Result<Vec<u8>, BadKey> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.map(|made| made.as_ref().to_vec()).map_err(|_| BadKey)
    }

    /// The key that was kept.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(kept: &[u8]) -> Result<Self, BadKey> {
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new());
        pair.map(Self).map_err(|_| BadKey)
    }

    /// What browsers are told: they let nobody else call them.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The `Authorization` header for a push service. `contact` is where its people can complain. The time is in
    /// milliseconds since 1970.
    ///
    /// # Errors
    /// If nothing can be signed.
    pub fn authorization(
        &self,
        origin: &str,
        contact: Option<&str>,
        now: i64,
    ) -> Result<String, BadKey> {
        let mut claims = json!({"aud": origin, "exp": now / 1000 + HOLDS});
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = URL_SAFE_NO_PAD.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = URL_SAFE_NO_PAD.encode(claims.to_string());
        let signed = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).map_err(|_| BadKey)?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_same_when_it_is_read_again() {
        let kept = VapidKeys::generate().unwrap();
        let (one, other) = (VapidKeys::read(&kept).unwrap(), VapidKeys::read(&kept).unwrap());
        assert_eq!(one.public(), other.public());
        let another = VapidKeys::read(&VapidKeys::generate().unwrap()).unwrap();
        assert_ne!(one.public(), another.public());
        assert_eq!(VapidKeys::read(b"no key").unwrap_err(), BadKey);
    }
}
