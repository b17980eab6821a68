import { type Instant, instantToDate } from '../instant.ts'

/** Where a test that was asked of one artist stands (docs/data.md, "States"). */
export const TEST_STATUSES = [
  'sent',
  'opened',
  'accepted',
  'refused',
  'submitted',
  'approved',
  'retake',
  'declined',
  'expired',
  'cancelled',
] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** In these it is the artist's turn, until the deadline. */
export const WAITING_TEST_STATUSES = [
  'sent',
  'opened',
  'accepted',
  'retake',
] as const satisfies readonly TestStatus[]

const NEXT: Readonly<Record<TestStatus, readonly TestStatus[]>> = {
  sent: ['opened', 'accepted', 'refused', 'expired', 'cancelled'],
  opened: ['accepted', 'refused', 'expired', 'cancelled'],
  accepted: ['submitted', 'refused', 'expired', 'cancelled'],
  // Whoever withdraws what they sent, takes it out of sight.
  submitted: ['approved', 'retake', 'declined', 'refused'],
  retake: ['submitted', 'refused', 'expired', 'cancelled'],
  refused: [],
  approved: [],
  declined: [],
  // More time, or what was begun in time; and withdrawing has no deadline.
  expired: ['sent', 'submitted', 'refused'],
  cancelled: [],
}

export function canChangeTest(from: TestStatus, to: TestStatus): boolean {
  return NEXT[from].includes(to)
}

/** What the artist does with a test, and what staff do; submitting is a command of its own, expiring the schedule's. */
export const ARTIST_TEST_STEPS = ['opened', 'accepted', 'refused'] as const satisfies readonly TestStatus[]
export const STAFF_TEST_STEPS = [
  'approved',
  'retake',
  'declined',
  'cancelled',
] as const satisfies readonly TestStatus[]
/** What staff may do in an artist's name, beside sending what they recorded. */
export const ON_BEHALF_STEPS = ['accepted', 'refused'] as const satisfies readonly TestStatus[]
export const TEST_STEPS = [...ARTIST_TEST_STEPS, ...STAFF_TEST_STEPS] as const
export type TestStep = (typeof TEST_STEPS)[number]

/** What an artist is answered after they sent their takes. */
const TEST_ANSWERS = ['approved', 'retake', 'declined'] as const satisfies readonly TestStatus[]
export type TestAnswer = (typeof TEST_ANSWERS)[number]

export function isTestAnswer(status: TestStatus): status is TestAnswer {
  return TEST_ANSWERS.some((each) => each === status)
}

/** Whether a test waits for its artist as long as its deadline has not passed. */
export function isWaitingTest(status: TestStatus): boolean {
  return WAITING_TEST_STATUSES.some((each) => each === status)
}

/** What says where a test stands at a moment. */
interface Dated {
  readonly status: TestStatus
  readonly deadline: Instant
}

/** Where a test stands at a moment: what waits for its artist is expired with its deadline, written down already or not. */
export function testStatusAt({ status, deadline }: Dated, now: Date): TestStatus {
  return isWaitingTest(status) && instantToDate(deadline) <= now ? 'expired' : status
}

/**
 * Whether takes may be begun, which alone the deadline decides: what began in time may still be sent. `accepted` and `retake` are
 * those in which an artist records.
 */
export function mayBeginTake(test: Dated, now: Date): boolean {
  const status = testStatusAt(test, now)
  return status === 'accepted' || status === 'retake'
}

/** Whether takes that were begun at these moments may be sent: each before the deadline, however late it is now. */
export function maySubmit({ status, deadline }: Dated, begun: readonly Instant[]): boolean {
  const isOpen = status === 'accepted' || status === 'retake' || status === 'expired'
  return isOpen && begun.every((at) => instantToDate(at) <= instantToDate(deadline))
}

/** In these the artist reads the sides: closed until they accepted, and from when the test ended for them. */
const SIDES_OPEN = ['accepted', 'submitted', 'retake', 'approved'] as const satisfies readonly TestStatus[]

export function areSidesOpen(status: TestStatus): boolean {
  return SIDES_OPEN.some((each) => each === status)
}

/** Whether staff see the takes that were sent: no longer once their artist has withdrawn. An expired repeat shows the first ones. */
export function isWatched(status: TestStatus): boolean {
  return status !== 'refused'
}

/** As staff read it. */
export const TEST_STATUS_LABELS: Readonly<Record<TestStatus, string>> = {
  sent: 'Pedido',
  opened: 'Visto pelo artista',
  accepted: 'Aceito',
  refused: 'Recusado',
  submitted: 'Recebido',
  approved: 'Aprovado',
  retake: 'Outro take pedido',
  declined: 'Não foi desta vez',
  expired: 'Prazo encerrado',
  cancelled: 'Cancelado',
}

/** As its artist reads it. */
export const OWN_TEST_STATUS_LABELS: Readonly<Record<TestStatus, string>> = {
  sent: 'Para responder',
  opened: 'Para responder',
  accepted: 'Para gravar',
  refused: 'Você recusou',
  submitted: 'Teste enviado',
  approved: 'Aprovado',
  retake: 'A agência pediu outro take',
  declined: 'Não foi desta vez',
  expired: 'Prazo encerrado',
  cancelled: 'Cancelado pela agência',
}
