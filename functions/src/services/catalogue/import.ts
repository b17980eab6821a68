import { countPlans, type LinePlan, planImport } from '@ribalta/domain/catalogue/catalogueImport'
import {
  CLASS_FORMS_KIND,
  CLASS_KIND,
  type ClassFormsEntry,
  type KindOfEntry,
  SKILL_KIND,
  toClassFormsEntry,
} from '@ribalta/domain/catalogue/catalogueKinds'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { classFormsSchema } from '@ribalta/domain/schemas/catalogue/classForms'
import type {
  ImportCatalogueInput,
  ImportCatalogueResult,
} from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { isDirector } from '@ribalta/domain/account/grants'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { type LenientReader, readClass, readSkill } from '../shared/clientDocuments.ts'
import { readGrants } from '../account/grants.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'

type Database = Pick<Backend, 'db'>

/** How a kind's entries are read and written within the transaction that plans an import. */
interface StoredKind<T extends { readonly id: string }> extends KindOfEntry<T> {
  /** The list's name in the audit log. */
  readonly list: 'classes' | 'skills' | 'classForms'
  readonly readAll: (transaction: Transaction, db: Firestore) => Promise<T[]>
  readonly write: (
    transaction: Transaction,
    db: Firestore,
    changed: readonly T[],
    existing: readonly T[],
  ) => void
}

async function readList<T>(
  transaction: Transaction,
  db: Firestore,
  collection: 'classes' | 'skills',
  readStored: LenientReader<T>,
): Promise<T[]> {
  const { docs } = await transaction.get(db.collection(collection))
  return docs.flatMap((document) => {
    const entry = readStored(document)
    return entry === undefined ? [] : [{ ...entry, id: document.id }]
  })
}

function writeEntries(collection: 'classes' | 'skills') {
  return (transaction: Transaction, db: Firestore, changed: readonly { readonly id: string }[]): void => {
    for (const entry of changed) {
      const list = db.collection(collection)
      const target = entry.id === '' ? list.doc() : list.doc(entry.id)
      transaction.set(target, { ...entry, id: target.id })
    }
  }
}

const readClasses = (transaction: Transaction, db: Firestore): Promise<ArtistClass[]> =>
  readList(transaction, db, 'classes', readClass)

const CLASSES: StoredKind<ArtistClass> = {
  ...CLASS_KIND,
  list: 'classes',
  readAll: readClasses,
  write: writeEntries('classes'),
}

const SKILLS: StoredKind<Skill> = {
  ...SKILL_KIND,
  list: 'skills',
  readAll: (transaction, db) => readList(transaction, db, 'skills', readSkill),
  write: writeEntries('skills'),
}

const CLASS_FORMS: StoredKind<ClassFormsEntry> = {
  ...CLASS_FORMS_KIND,
  list: 'classForms',
  readAll: async (transaction, db) => {
    const [classes, stored] = await Promise.all([
      readClasses(transaction, db),
      transaction.get(paths.classForms(db)),
    ])
    const { forms = {} } = classFormsSchema.safeParse(stored.data()).data ?? {}
    return classes.map((each) => toClassFormsEntry({ ...each, forms: forms[each.id] }))
  },
  // Written whole: the forms of deleted classes go.
  write: (transaction, db, changed, existing) => {
    const all = new Map([...existing, ...changed].map((entry) => [entry.id, entry]))
    const forms = [...all.values()]
      .filter(({ feminine, masculine, neutral }) => `${feminine}${masculine}${neutral}` !== '')
      .map(({ id, feminine, masculine, neutral }) => [id, { feminine, masculine, neutral }] as const)
    transaction.set(paths.classForms(db), { forms: Object.fromEntries(forms) })
  },
}

/**
 * Adds and changes classes or skills for a director, or changes the forms of classes, all or nothing: one transaction reads the list, plans
 * the import against what is there now, writes what is new or changed and the audit entry. A bad line refuses the whole. Asked again, after
 * a lost answer for instance, the same lines change nothing.
 */
export function importCatalogue(
  backend: Database,
  { kind, lines }: ImportCatalogueInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ImportCatalogueResult> {
  switch (kind) {
    case 'class':
      return importLines(backend, CLASSES, lines, caller, now)
    case 'skill':
      return importLines(backend, SKILLS, lines, caller, now)
    case 'classForms':
      return importLines(backend, CLASS_FORMS, lines, caller, now)
  }
}

function entriesToWrite<T>(plans: readonly LinePlan<T>[]): T[] {
  return plans.flatMap((plan) => (plan.status === 'new' || plan.status === 'changed' ? [plan.entry] : []))
}

function importLines<T extends { readonly id: string }>(
  { db }: Database,
  kind: StoredKind<T>,
  lines: readonly (readonly string[])[],
  caller: SignedInCaller,
  now: Date,
): Promise<ImportCatalogueResult> {
  if (lines.some((cells) => cells.length > kind.columns.length))
    throw invalid('Uma linha tem colunas demais.')
  const texts = lines.map((cells) =>
    Object.fromEntries(kind.columns.map((column, index) => [column, cells[index] ?? ''])),
  )
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isDirector({ grants }))
      throw new HttpsError('permission-denied', 'Só a direção pode importar o catálogo.')
    const existing = await kind.readAll(transaction, db)
    const plans = planImport(kind, existing, texts)
    const bad = plans.findIndex((plan) => plan.status === 'bad')
    const refused = plans[bad]
    if (refused?.status === 'bad') {
      throw invalid(`Linha ${String(bad + 1)}: ${refused.reasons.join(' ')}`, {
        field: 'lines',
        position: bad + 1,
      })
    }
    const { new: added, changed, same } = countPlans(plans)
    if (added + changed > 0) {
      kind.write(transaction, db, entriesToWrite(plans), existing)
      writeAudit(transaction, db, {
        kind: 'catalogueImport',
        actor: caller.uid,
        at: Timestamp.fromDate(now),
        detail: { list: kind.list, added, changed },
      })
    }
    return { added, changed, same }
  })
}
