/** What is read here of an answer of Firestore's REST API to a query for artists, posts or a casting. */
export type WireAnswer = readonly WireFound[]

interface WireFound {
  readonly document?: { readonly fields?: Readonly<Record<string, WireField | undefined>> }
}

interface WireField extends WireMedia {
  readonly stringValue?: string
  /** An artist's media; a post's cover is one by itself. */
  readonly arrayValue?: { readonly values?: readonly WireMedia[] }
}

export interface WireMedia {
  readonly mapValue?: {
    readonly fields?: {
      readonly kind?: { readonly stringValue?: string }
      readonly base?: { readonly stringValue?: string }
      readonly widths?: { readonly arrayValue?: { readonly values?: readonly { integerValue?: string }[] } }
    }
  }
}
