import { countPlans, planImport } from '@ribalta/domain/catalogue/catalogueImport'
import { CLASS_KIND, type KindOfEntry, SKILL_KIND } from '@ribalta/domain/catalogue/catalogueKinds'
import type {
  ImportCatalogueInput,
  ImportCatalogueResult,
} from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { isDirector } from '@ribalta/domain/account/grants'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { type LenientReader, readClass, readSkill } from '../shared/clientDocuments.ts'
import { readGrants } from '../account/grants.ts'
import { invalid } from '../shared/refusals.ts'

type Database = Pick<Backend, 'db'>

interface StoredKind<T extends { readonly id: string }> extends KindOfEntry<T> {
  readonly collection: 'classes' | 'skills'
  readonly readStored: LenientReader<T>
}

const CLASSES = { ...CLASS_KIND, collection: 'classes', readStored: readClass } as const
const SKILLS = { ...SKILL_KIND, collection: 'skills', readStored: readSkill } as const

/**
 * Adds and changes classes or skills for a director, all or nothing: one transaction reads the list, plans the import against what is
 * there now, writes what is new or changed and the audit entry. A bad line refuses the whole. Asked again, after a lost
 * answer for instance, the same lines change nothing.
 */
export function importCatalogue(
  backend: Database,
  input: ImportCatalogueInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ImportCatalogueResult> {
  return input.kind === 'class'
    ? importLines(backend, CLASSES, input.lines, caller, now)
    : importLines(backend, SKILLS, input.lines, caller, now)
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
  const list = db.collection(kind.collection)
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isDirector({ grants }))
      throw new HttpsError('permission-denied', 'Só a direção pode importar o catálogo.')
    const stored = await transaction.get(list)
    const existing = stored.docs.flatMap((document) => {
      const entry = kind.readStored(document)
      return entry === undefined ? [] : [{ ...entry, id: document.id }]
    })
    const plans = planImport(kind, existing, texts)
    const bad = plans.findIndex((plan) => plan.status === 'bad')
    const refused = plans[bad]
    if (refused?.status === 'bad') {
      throw invalid(`Linha ${String(bad + 1)}: ${refused.reasons.join(' ')}`, {
        field: 'lines',
        position: bad + 1,
      })
    }
    for (const plan of plans) {
      if (plan.status !== 'new' && plan.status !== 'changed') continue
      const target = plan.entry.id === '' ? list.doc() : list.doc(plan.entry.id)
      transaction.set(target, { ...plan.entry, id: target.id })
    }
    const { new: added, changed, same } = countPlans(plans)
    if (added + changed > 0) {
      writeAudit(transaction, db, {
        kind: 'catalogueImport',
        actor: caller.uid,
        at: Timestamp.fromDate(now),
        detail: { list: kind.collection, added, changed },
      })
    }
    return { added, changed, same }
  })
}
