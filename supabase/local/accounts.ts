/** One rule for both ends: `supabase/config.toml` has the same values for the Supabase CLI (a test compares them). */
export const AUTH = {
  jwt_expiry: 3600,
  minimum_password_length: 8,
  enable_signup: true,
} as const
/** The same for its mails. Ten digits: the code and the address are all that a link's hash is made of. */
export const AUTH_EMAIL = {
  enable_confirmations: true,
  // Of the two letters lite knows one only, and it goes to the old mailbox. The new one is what must be shown to exist;
  // the old one is told.
  double_confirm_changes: false,
  otp_length: 10,
  otp_expiry: 3600,
} as const
