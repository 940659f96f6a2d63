/** `supabase/config.toml` has the same values for the Supabase CLI (a test compares them). */
export const AUTH = {
  jwt_expiry: 3600,
  minimum_password_length: 8,
  enable_signup: true,
} as const
/** Ten digits: the hash of a link is made of the code and the address only. */
export const AUTH_EMAIL = {
  enable_confirmations: true,
  // lite supports one letter only, to the old address. The new one must confirm; the old one is told.
  double_confirm_changes: false,
  otp_length: 10,
  otp_expiry: 3600,
} as const
/** A second factor by an authenticator app. */
export const AUTH_TOTP = { enroll_enabled: true, verify_enabled: true } as const
