//! Where the server is, and from where it is called.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::{TcpSocket, TcpStream};

/// The address of the server, and the one that it is called from. A server counts callers by their addresses,
/// and all addresses from 127.0.0.1 on are this machine's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door {
    address: SocketAddr,
    from: Ipv4Addr,
}

impl Door {
    /// As everybody comes to it.
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self { address, from: Ipv4Addr::LOCALHOST }
    }

    /// As caller number so and so of some group comes to it.
    pub(crate) fn from(self, group: u8, number: usize) -> Self {
        let number = u8::try_from(1 + number % 250).unwrap_or(1);
        Self { from: Ipv4Addr::new(127, 1, group, number), ..self }
    }

    /// Opens a connection.
    ///
    /// # Errors
    /// If the server does not take it.
    pub(crate) async fn connect(self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        // Whoever has no address of their own is given one by the system.
        if self.from != Ipv4Addr::LOCALHOST {
            socket.bind(SocketAddr::new(IpAddr::V4(self.from), 0))?;
        }
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    pub(crate) fn port(self) -> u16 {
        self.address.port()
    }
}

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.address.fmt(f)
    }
}
