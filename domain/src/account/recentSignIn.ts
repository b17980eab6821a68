/** How long ago, at most, somebody may have given their password for what only they themselves may do. */
export const RECENT_SIGN_IN_MS = 5 * 60_000

/** The field in the details of a refusal that asks for the password again. */
export const RECENT_SIGN_IN_FIELD = 'authTime'
