import type { ReactElement } from 'react'

/** Children without bare text: a translated page breaks when bare text has siblings that come and go. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
