//! A call, sealed or written as its target wants it, and sent.

use hyper::header::{
    AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, USER_AGENT,
};

use crate::call::{Call, Why};
use crate::keys::VapidKeys;
use crate::outcome::{Fault, Outcome};
use crate::post::Poster;
use crate::seal::seal;
use crate::target::Target;

const TTL: HeaderName = HeaderName::from_static("ttl");
const URGENCY: HeaderName = HeaderName::from_static("urgency");
const TOPIC: HeaderName = HeaderName::from_static("topic");
/// How long a push service keeps a call for a browser that is not there: a day, in seconds.
const KEPT: HeaderValue = HeaderValue::from_static("86400");
const NAME: HeaderValue = HeaderValue::from_static("Two-Cities");

/// Whom calls come from.
#[derive(Clone, Debug, Default)]
pub struct Site(pub Option<String>);

/// Sends calls.
#[derive(Debug)]
pub struct Sender {
    poster: Poster,
    keys: VapidKeys,
    site: Site,
}

impl Sender {
    /// One that sends as `site`, signed with these keys.
    pub fn new(poster: Poster, keys: VapidKeys, site: Site) -> Self {
        Self { poster, keys, site }
    }

    /// What browsers have to be told to let themselves be called.
    pub fn public_key(&self) -> String {
        self.keys.public()
    }

    /// Whether targets without TLS are allowed.
    pub fn plain(&self) -> bool {
        self.poster.plain()
    }

    /// Sends a call, and says what became of it.
    pub async fn send(&self, call: &Call, target: &Target, now: i64) -> Outcome {
        match target {
            Target::Push { endpoint, key, auth } => {
                let Ok(body) = seal(call.for_browser().as_bytes(), key, auth) else {
                    return Outcome::Never(Fault::Sealing);
                };
                let Ok(headers) = self.push_headers(call, &endpoint.origin(), now) else {
                    return Outcome::Never(Fault::Sealing);
                };
                Outcome::of(self.poster.post(endpoint, &headers, body).await)
            }
            Target::Hook { url } => {
                let body = call.for_room(&url.host, self.site.0.as_deref());
                let json = HeaderValue::from_static("application/json");
                let headers = [(CONTENT_TYPE, json), (USER_AGENT, NAME)];
                Outcome::of(self.poster.post(url, &headers, body.into_bytes()).await)
            }
        }
    }

    fn push_headers(
        &self,
        call: &Call,
        origin: &str,
        now: i64,
    ) -> Result<[(HeaderName, HeaderValue); 7], Fault> {
        // Where its people could write to: only a site that others can reach is of use to them.
        let contact = self.site.0.as_deref().filter(|site| site.starts_with("https://"));
        let signed = self.keys.authorization(origin, contact, now).map_err(|_| Fault::Sealing)?;
        let mut signed = HeaderValue::try_from(signed).map_err(|_| Fault::Sealing)?;
        signed.set_sensitive(true);
        // Of several calls to a table, a browser that was away gets the last.
        let topic = HeaderValue::try_from(call.tag()).map_err(|_| Fault::Sealing)?;
        let urgency = match call.why {
            Why::Turn => "normal",
            Why::Reminder | Why::Test => "high",
        };
        Ok([
            (AUTHORIZATION, signed),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (TTL, KEPT),
            (URGENCY, HeaderValue::from_static(urgency)),
            (TOPIC, topic),
            (USER_AGENT, NAME),
        ])
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use p256::SecretKey;
    use p256::elliptic_curve::sec1::ToSec1Point as _;

    /// The keys of a browser.
    pub(crate) fn browser() -> (SecretKey, [u8; 65]) {
        let secret = SecretKey::from_slice(&[9; 32]).unwrap();
        let point = secret.public_key().to_sec1_point(false);
        (secret, point.as_bytes().try_into().unwrap())
    }
}
