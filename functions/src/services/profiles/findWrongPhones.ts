import { type PhoneFault, readPhone } from '@ribalta/domain/readPhone'
import type { DocumentSnapshot, Firestore } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { collectionPages } from '../shared/collectionPages.ts'

const PAGE_SIZE = 500

/** A fault of a stored phone: it can't be a number, or its digits differ from the form its number is stored in. */
export type StoredPhoneFault = PhoneFault | 'otherForm'

export interface WrongPhone {
  /** The document's path. */
  readonly path: string
  readonly field: string
  readonly fault: StoredPhoneFault
}

export interface FindOptions {
  /** Continues after the document at this path, in one of {@link PHONE_COLLECTIONS}. */
  readonly after?: string | undefined
  readonly onWrong: (wrong: WrongPhone) => void
  /** Called after each page with the number of documents so far and the path to continue after. */
  readonly onProgress: (documents: number, last: string) => void
}

/** The collections with phones, in the order in which they are walked. */
export const PHONE_COLLECTIONS = ['profiles', 'invitations', 'contactMessages'] as const

/**
 * Reports every stored phone that can't be right: of profiles, their guardians and Pix keys, open invitations and messages to
 * the agency. Changes nothing. Returns the number of documents read in those collections.
 */
export async function findWrongPhones(db: Firestore, options: FindOptions): Promise<number> {
  let documents = 0
  const [start = PHONE_COLLECTIONS[0], startId] = options.after?.split('/') ?? []
  const first = PHONE_COLLECTIONS.findIndex((name) => name === start)
  if (first < 0) throw new RangeError('There is no such collection of phones')
  for (const collection of PHONE_COLLECTIONS.slice(first)) {
    for await (const page of collectionPages(db, collection, {
      size: PAGE_SIZE,
      after: collection === start ? startId : undefined,
    })) {
      const details =
        collection === 'profiles' ? await db.getAll(...page.map(({ id }) => paths.details(db, id))) : []
      for (const document of [...page, ...details]) reportWrong(document, options.onWrong)
      documents += page.length
      options.onProgress(documents, page.at(-1)?.ref.path ?? '')
    }
  }
  return documents
}

const FIELDS = ['phone', 'prepared.phone', 'guardian.phone'] as const

function reportWrong(document: DocumentSnapshot, onWrong: FindOptions['onWrong']): void {
  const phones = FIELDS.map((field): [string, unknown] => [field, document.get(field)])
  if (document.get('pay.pixKeyType') === 'telefone') phones.push(['pay.pixKey', document.get('pay.pixKey')])
  for (const [field, stored] of phones) {
    const fault = faultOf(stored)
    if (fault !== undefined) onWrong({ path: document.ref.path, field, fault })
  }
}

/** Records made without a phone, such as those of staff, are in order. */
function faultOf(stored: unknown): StoredPhoneFault | undefined {
  if (stored === undefined || stored === '') return undefined
  const reading = readPhone(typeof stored === 'string' ? stored : '')
  if ('fault' in reading) return reading.fault
  return reading.phone === stored ? undefined : 'otherForm'
}
