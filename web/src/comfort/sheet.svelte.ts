// The sheet of preferences: one for all pages, opened from any of them.

class Sheet {
  open = $state(false);
}

export const sheet = new Sheet();
