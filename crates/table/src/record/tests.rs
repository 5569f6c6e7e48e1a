mod reading;
mod replaying;
mod sealing;
mod toy;
