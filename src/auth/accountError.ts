/** A failure whose message is for the person, as it stands. The original error is its cause. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}
