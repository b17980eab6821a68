import { type MessageReport, messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { mutationOptions } from '@tanstack/react-query'
import { collection, deleteDoc, doc, orderBy, query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logWarning } from '../../lib/log.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'

const PAGE = 20

export type ReceivedReport = MessageReport & { readonly id: string }

async function readReports(
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<ReceivedReport, QueryDocumentSnapshot>> {
  const ordered = query(collection(await firebaseFirestore(), 'messageReports'), orderBy('at', 'desc'))
  return snapshotPage(ordered, { after, size: PAGE }, ({ docs }) =>
    docs.flatMap((stored) => {
      const read = messageReportSchema.safeParse(stored.data())
      if (read.success) return [{ ...read.data, id: stored.id }]
      logWarning('A report of a message was left out', read.error)
      return []
    }),
  )
}

/** What was reported in conversations, newest first; for directors. */
export function messageReportsQuery() {
  return pagedQuery(['messageReports'], readReports)
}

/** Deletes a report for good. */
export const deleteReportMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await deleteDoc(doc(await firebaseFirestore(), 'messageReports', id))
  },
  onSuccess: (_nothing, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: messageReportsQuery().queryKey }),
  meta: { failure: 'The report was not deleted' },
})
