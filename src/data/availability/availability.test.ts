import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAvailabilityCheck, type Availability } from './check.ts'

interface Question {
  value: string
  signal: AbortSignal
  answer: (exists: boolean) => void
  fail: (error: Error) => void
}

function harness() {
  const questions: Question[] = []
  const told: Availability['kind'][] = []
  const check = createAvailabilityCheck(
    (value, signal) =>
      new Promise<boolean>((answer, fail) => {
        questions.push({ value, signal, answer, fail })
      }),
    (availability) => told.push(availability.kind),
    400,
  )
  return { questions, told, check }
}

describe('an availability check', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks only once the person has stopped typing', async () => {
    const { questions, check } = harness()
    check.ask('a')
    await vi.advanceTimersByTimeAsync(399)
    check.ask('an')
    await vi.advanceTimersByTimeAsync(399)
    expect(questions).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(questions.map((question) => question.value)).toEqual(['an'])
  })

  it('tells what the server answered', async () => {
    const { questions, told, check } = harness()
    check.ask('ana')
    await vi.advanceTimersByTimeAsync(400)
    questions[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['checking', 'taken'])
  })

  it('cancels and never tells the answer about an older value', async () => {
    const { questions, told, check } = harness()
    check.ask('ana')
    await vi.advanceTimersByTimeAsync(400)
    check.ask('anab')
    await vi.advanceTimersByTimeAsync(400)
    expect(questions[0]?.signal.aborted).toBe(true)
    questions[1]?.answer(false)
    questions[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['checking', 'checking', 'free'])
  })

  it('says that it failed, and logs why', async () => {
    const { questions, told, check } = harness()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    check.ask('ana')
    await vi.advanceTimersByTimeAsync(400)
    questions[0]?.fail(new Error('offline'))
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['checking', 'failed'])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('does not take a cancelled question for a failure', async () => {
    const { questions, told, check } = harness()
    check.ask('ana')
    await vi.advanceTimersByTimeAsync(400)
    check.stop()
    questions[0]?.fail(new Error('aborted'))
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['checking'])
  })

  it('has nothing to ask about an empty value', async () => {
    const { questions, told, check } = harness()
    check.ask(undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(questions).toHaveLength(0)
    expect(told).toEqual(['idle'])
  })
})
