mod reading;
mod replaying;
mod toy;
