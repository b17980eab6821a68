/** Who calls: the most powerful one for whom nothing that is valid by chance changes anything. */
export type Fuzzer = 'visitor' | 'bare' | 'artist' | 'director'

export interface FuzzCase {
  readonly as: Fuzzer
  /** A payload that is right in its form, and that is refused or does nothing for a reason that stays. */
  readonly base: Readonly<Record<string, unknown>>
  /** The same in the other forms that the call takes. */
  readonly others?: readonly Readonly<Record<string, unknown>>[]
  /** The fields that hold that reason. */
  readonly fixed?: readonly string[]
  /** What may be answered beside a refusal; without it every payload is refused. */
  readonly isHarmless?: (result: unknown) => boolean
}

/** An id that nothing has. */
export const NOBODY = 'nobody-at-all'
