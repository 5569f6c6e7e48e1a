//! How a page gets in. It writes an order into the room that it asked for, asks, and reads the reply where it is told
//! that it lies; all of it is JSON in UTF-8.

#![expect(
    unsafe_code,
    reason = "a function that a page finds by its name is written with an unsafe attribute; nothing else here is unsafe"
)]

use std::cell::RefCell;

use crate::house::House;
use crate::order::Reply;

/// What the module knows. It is used by one thread only.
#[derive(Default)]
struct Hall {
    house: House,
    order: Vec<u8>,
    reply: Vec<u8>,
}

thread_local! {
    static HALL: RefCell<Hall> = RefCell::default();
}

/// Room for an order of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    HALL.with_borrow_mut(|hall| {
        hall.order.clear();
        hall.order.resize(bytes, 0);
        hall.order.as_mut_ptr()
    })
}

/// Obeys the order in the room, and says where the reply lies. It lies there until the next order.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> *const u8 {
    HALL.with_borrow_mut(|hall| {
        let reply = match serde_json::from_slice(&hall.order) {
            Ok(order) => hall.house.obey(order),
            Err(error) => Reply::not_understood(&error),
        };
        hall.reply = serde_json::to_vec(&reply).unwrap_or_default();
        hall.reply.as_ptr()
    })
}

/// How many bytes the reply has.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    HALL.with_borrow(|hall| hall.reply.len())
}
