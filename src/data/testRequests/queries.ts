import { type Sides } from '@ribalta/domain/schemas/screenTests/template'
import { testRequestSchema, testSidesSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'
import { type TestEntry, toTests } from './requests.ts'
import { readSentTakes } from './takes.ts'

const PAGE = 8

/** What is read of tests by hand; whoever asks for one or answers one has it read anew. */
export const testReads = { queryKey: ['tests'] } as const

async function readTestsOf(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<TestEntry, QueryDocumentSnapshot>> {
  const ordered = query(
    collection(await firebaseFirestore(), 'testRequests'),
    where('artistId', '==', uid),
    orderBy('createdAt', 'desc'),
  )
  return snapshotPage(ordered, { after, size: PAGE }, toTests)
}

/** All tests of somebody, the newest first; for themselves and for staff. */
export function testsOfQuery(uid: string) {
  return pagedQuery([...testReads.queryKey, 'of', uid], (after: QueryDocumentSnapshot | undefined) =>
    readTestsOf(uid, after),
  )
}

/** So many tests that wait for an answer are gone through at a time. */
export const MOST_TO_ANSWER = 50
/** Whoever goes through them reads them once; what is answered has them read anew. */
const TO_ANSWER_FRESH_MS = 300_000

async function readToAnswer(viewer: string): Promise<TestEntry[]> {
  const found = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'testRequests'),
      where('status', '==', 'submitted' satisfies TestStatus),
      orderBy('updatedAt'),
      limit(MOST_TO_ANSWER),
    ),
  )
  return toTests(found).filter(({ artistId }) => artistId !== viewer)
}

/** The tests that wait for an answer of one of the team, the one that waits longest first; nobody answers their own. */
export function toAnswerQuery(viewer: string) {
  return queryOptions({
    queryKey: [...testReads.queryKey, 'toAnswer', viewer],
    queryFn: () => readToAnswer(viewer),
    staleTime: TO_ANSWER_FRESH_MS,
    enabled: viewer !== '',
  })
}

async function readSides(testRequestId: string): Promise<Sides> {
  const stored = await getDocFromServer(
    doc(await firebaseFirestore(), `testRequests/${testRequestId}/sides/current`),
  )
  return testSidesSchema.parse(stored.data()).sides
}

/** What there is to read of a test; the rules open it to its artist once they accepted. */
export function sidesQuery(testRequestId: string) {
  return queryOptions({
    queryKey: [...testReads.queryKey, 'sides', testRequestId],
    queryFn: () => readSides(testRequestId),
  })
}

/** The takes that were sent of a test, once; for staff. */
export function sentTakesQuery({ id, artistId }: Pick<TestEntry, 'id' | 'artistId'>) {
  return queryOptions({
    queryKey: [...testReads.queryKey, 'sentTakes', id],
    queryFn: () => readSentTakes({ testRequestId: id, artistId }),
  })
}

async function readTestTitle(id: string): Promise<string | null> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), 'testRequests', id))
  return stored.exists() ? testRequestSchema.parse(stored.data()).title : null
}

/** What a test is called, null where there is none; for staff. */
export function testTitleQuery(id: string) {
  return queryOptions({
    queryKey: [...testReads.queryKey, 'title', id],
    queryFn: () => readTestTitle(id),
    staleTime: 300_000,
  })
}
