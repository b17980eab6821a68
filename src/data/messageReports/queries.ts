import { type MessageReport, messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { mutationOptions } from '@tanstack/react-query'
import { collection, orderBy, query, type QueryDocumentSnapshot, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logWarning } from '../../lib/log.ts'
import { deleteReceived } from '../contactMessages/queries.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'

const PAGE = 20
const KEY = 'messageReports'

export type ReceivedReport = MessageReport & { readonly id: string }

async function readReports(
  reader: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<ReceivedReport, QueryDocumentSnapshot>> {
  const reports = collection(await firebaseFirestore(), KEY)
  const others = query(reports, where('sender', '!=', reader), orderBy('at', 'desc'))
  return snapshotPage(others, { after, size: PAGE }, ({ docs }) =>
    docs.flatMap((stored) => {
      const read = messageReportSchema.safeParse(stored.data())
      if (read.success) return [{ ...read.data, id: stored.id }]
      logWarning('A report of a message was left out', read.error)
      return []
    }),
  )
}

/** Reported messages, newest first, for directors. Leaves out those about the reader. */
export function messageReportsQuery(reader: string) {
  return pagedQuery([KEY, reader], (after: QueryDocumentSnapshot | undefined) => readReports(reader, after))
}

/** Deletes a report for good. */
export const deleteReportMutation = mutationOptions({
  mutationFn: (id: string) => deleteReceived({ from: KEY, id }),
  onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: [KEY] }),
  meta: { failure: 'The report was not deleted' },
})
