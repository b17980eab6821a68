import { firstMark } from '@ribalta/domain/feed/mark'
import {
  formatOpened,
  type StaffMark,
  staffMarkSchema,
  toStaffMark,
} from '@ribalta/domain/schemas/feed/staffMark'
import { doc, getDocFromServer, runTransaction, Timestamp, type DocumentSnapshot } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { encodeValue } from '../rest/encoder.ts'
import { countStaffQuery } from '../rest/staffQuery.ts'

/** As many as are counted; more are said to be many. */
const COUNTED = 1000

async function markOf(reader: string) {
  return doc(await firebaseFirestore(), 'staffMarks', reader)
}

function toMark(stored: DocumentSnapshot): StaffMark {
  return stored.exists() ? toStaffMark(staffMarkSchema.parse(stored.data())) : firstMark(new Date())
}

/** How far somebody of staff has read the feed; somebody new begins a while ago. */
export async function readMark(reader: string): Promise<StaffMark> {
  return toMark(await getDocFromServer(await markOf(reader)))
}

/** Changes the mark as it is on the server, so that two tabs lose nothing of each other's. */
export async function changeMark(reader: string, change: (mark: StaffMark) => StaffMark): Promise<void> {
  const ref = await markOf(reader)
  await runTransaction(await firebaseFirestore(), async (transaction) => {
    const before = toMark(await transaction.get(ref))
    const { readUntil, opened } = change(before)
    transaction.set(ref, {
      readUntil: new Timestamp(readUntil.seconds, readUntil.nanoseconds),
      opened: formatOpened(opened),
    })
  })
}

/** How many lines of the feed others wrote after a mark, what it says of single ones apart. */
export async function countAfter({ readUntil }: StaffMark, reader: string): Promise<number> {
  const isLater = {
    fieldFilter: { field: { fieldPath: 'at' }, op: 'GREATER_THAN', value: encodeValue(readUntil) },
  }
  const isOthers = {
    fieldFilter: { field: { fieldPath: 'actor' }, op: 'NOT_EQUAL', value: encodeValue(reader) },
  }
  return countStaffQuery(
    {
      from: [{ collectionId: 'feed' }],
      where: { compositeFilter: { op: 'AND', filters: [isLater, isOthers] } },
      orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
    },
    COUNTED,
  )
}
