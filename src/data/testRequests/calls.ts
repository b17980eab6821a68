import {
  type BeginTakeInput,
  type BeginTakeResult,
  beginTakeResultSchema,
  type SubmitTestInput,
  type SubmitTestResult,
  submitTestResultSchema,
} from '@ribalta/domain/schemas/screenTests/take'
import {
  type AskMoreTimeInput,
  type GiveMoreTimeInput,
  openSidesResultSchema,
  type RequestTestsInput,
  type RequestTestsResult,
  requestTestsResultSchema,
  type TestChange,
  type TestChangeResult,
  testChangeResultSchema,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import { callFunction } from '../callables.ts'

/** Asks people for a test, all or nobody; each of these rejects with the SDK's `FunctionsError`. */
export async function requestTests(input: RequestTestsInput): Promise<RequestTestsResult> {
  return requestTestsResultSchema.parse(await callFunction('requestTests', input))
}

/** Takes a test along an arrow: the artist's own, or staff's. */
export async function changeTest(change: Omit<TestChange, 'kind'>): Promise<TestChangeResult> {
  return testChangeResultSchema.parse(await callFunction('changeState', { kind: 'test', ...change }))
}

export async function askMoreTime(input: AskMoreTimeInput): Promise<void> {
  await callFunction('askMoreTime', input)
}

export async function giveMoreTime(input: GiveMoreTimeInput): Promise<void> {
  await callFunction('giveMoreTime', input)
}

/** Where the PDF of a test lies for whoever asks. */
export async function openSides(testRequestId: string): Promise<string> {
  return openSidesResultSchema.parse(await callFunction('openSides', { testRequestId })).path
}

/** Announces a take before it is uploaded. */
export async function beginTake(input: BeginTakeInput): Promise<BeginTakeResult> {
  return beginTakeResultSchema.parse(await callFunction('beginTake', input))
}

/** Sends a test whose takes the server holds. */
export async function submitTest(input: SubmitTestInput): Promise<SubmitTestResult> {
  return submitTestResultSchema.parse(await callFunction('submitTest', input))
}
