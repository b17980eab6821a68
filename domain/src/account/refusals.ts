/**
 * What of refusals is counted, for directors to see that somebody tries doors: sign-ins with a wrong password, screens and
 * calls that somebody signed in has no permission for, and calls above their limit.
 */
export const REFUSAL_KINDS = ['signIn', 'screen', 'call', 'rate'] as const
export type RefusalKind = (typeof REFUSAL_KINDS)[number]
