import { type TestTemplate, testTemplateSchema } from '@ribalta/domain/schemas/screenTests/template'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A template with its id. */
export interface TemplateEntry extends TestTemplate {
  readonly id: string
}

/** The rules allow no longer list; a team that keeps more archives some. */
const MOST = 50

/** Whatever is read of templates; whoever saves or archives one has it read anew. */
export const templateReads = { queryKey: ['testTemplates'] } as const

async function readTemplates(isArchived: boolean): Promise<TemplateEntry[]> {
  const { docs } = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'testTemplates'),
      where('isArchived', '==', isArchived),
      orderBy('updatedAt', 'desc'),
      limit(MOST),
    ),
  )
  return docs.flatMap((stored) => {
    const parsed = testTemplateSchema.safeParse(stored.data())
    if (parsed.success) return [{ ...parsed.data, id: stored.id }]
    logError('A template could not be read', parsed.error)
    return []
  })
}

/** The templates that are offered, or the archived ones, what was saved last first; for staff. */
export function templatesQuery(isArchived: boolean) {
  return queryOptions({
    queryKey: [...templateReads.queryKey, isArchived],
    queryFn: () => readTemplates(isArchived),
  })
}

async function readTemplate(id: string): Promise<TemplateEntry | null> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), `testTemplates/${id}`))
  return stored.exists() ? { ...testTemplateSchema.parse(stored.data()), id } : null
}

/** One template at its newest version, null where there is none; for staff. Read anew each time, so that the writing begins from what there is. */
export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...templateReads.queryKey, 'one', id],
    queryFn: () => readTemplate(id),
    staleTime: 0,
  })
}
