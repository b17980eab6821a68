import type { Choices } from '@ribalta/domain/proposals/answers'
import type { AnsweredReview } from '@ribalta/domain/proposals/room'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReview, type ReviewPorts } from './review.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Call {
  readonly act: string
  readonly choices: Choices
  readonly answer: (answered?: Partial<AnsweredReview>) => void
  readonly fail: (code: string) => void
}

/** A reviewer of Ana and Bia, who are presented for one role; the server answers each call when the test says so. */
function harness(kept: Choices = {}) {
  const calls: Call[] = []
  const device = new Map(Object.entries(kept))
  const world = { isInside: true, canKeep: true }
  const refused = vi.fn<ReviewPorts['refused']>()
  const review = createReview(kept, {
    answer: (act, choices) =>
      new Promise((resolve, reject) => {
        calls.push({
          act,
          choices,
          answer: (answered = {}) => {
            resolve({ status: act === 'send' ? 'sent' : 'open', gone: [], ...answered })
          },
          fail: (code) => {
            reject(
              Object.assign(new Error(code === 'internal' ? code : 'Não.'), { code: `functions/${code}` }),
            )
          },
        })
      }),
    rivalsOf: (id) => ['ana', 'bia'].filter((each) => each !== id),
    keep: (choices) => {
      for (const [id, choice] of Object.entries(choices)) device.set(id, choice)
      return world.canKeep
    },
    drop: (saved) => {
      for (const id of Object.keys(saved)) device.delete(id)
    },
    isInside: () => world.isInside,
    refused,
  })
  const call = (place: number): Call => {
    const made = calls[place]
    if (made === undefined) throw new Error('This call was not made')
    return made
  }
  /** Lets what was answered be heard. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const later = () => vi.advanceTimersByTimeAsync(3_600_000)
  return { review, calls, call, device, world, refused, settle, later }
}

const YES = { comment: '', answer: 'yes' } as const

describe('a choice', () => {
  it('is on the device before anything is sent, and called saved only when the server has it', async () => {
    const { review, call, device, settle } = harness()
    review.change('ana', { answer: 'yes' })
    expect([...device]).toEqual([['ana', YES]])
    expect(call(0)).toMatchObject({ act: 'save', choices: { ana: YES } })
    expect(review.current()).toMatchObject({ step: 'saving', unsent: { ana: YES } })
    call(0).answer()
    await settle()
    expect(review.current()).toMatchObject({ step: 'still', unsent: {}, choices: { ana: YES } })
    expect([...device]).toEqual([])
  })

  it('that is made while another is saved waits for it: one call is under way at a time', async () => {
    const { review, calls, call, later } = harness()
    review.change('ana', { answer: 'yes' })
    review.change('bia', { answer: 'no' })
    review.change('ana', { answer: 'maybe' })
    expect(calls).toHaveLength(1)
    call(0).answer()
    await later()
    expect(calls.map(({ choices }) => choices)).toEqual([
      { ana: YES },
      { ana: { comment: '', answer: 'maybe' }, bia: { comment: '', answer: 'no' } },
    ])
    expect(review.current().choices['ana']?.answer).toBe('maybe')
  })

  it('of a preference takes it from the rival in the same call', () => {
    const { review, call } = harness({ bia: { ...YES, preference: 1 } })
    review.change('ana', { preference: 1 })
    expect(call(0).choices).toEqual({ ana: { ...YES, preference: 1 }, bia: YES })
  })

  it('that was taken back is sent as one that says nothing', () => {
    const { review, call } = harness({ ana: YES })
    review.change('ana', { answer: undefined })
    expect(call(0).choices).toEqual({ ana: { comment: '' } })
  })
})

describe('a comment', () => {
  it('is saved when typing pauses, as it stands then, and at once when its field is left', async () => {
    const { review, calls, call, device, later, settle } = harness()
    review.change('ana', { comment: 'O' }, true)
    review.change('ana', { comment: 'Oi' }, true)
    expect(device.get('ana')).toEqual({ comment: 'Oi' })
    expect(calls).toHaveLength(0)
    await later()
    expect(calls.map(({ choices }) => choices)).toEqual([{ ana: { comment: 'Oi' } }])
    call(0).answer()
    await settle()
    review.change('ana', { comment: 'Oi!' }, true)
    review.flush()
    expect(call(1).choices).toEqual({ ana: { comment: 'Oi!' } })
  })

  it('that is too long stays here, and the other choices go without it', () => {
    const { review, call } = harness()
    review.change('ana', { comment: 'x'.repeat(1001) }, true)
    review.change('bia', { answer: 'no' })
    expect(Object.keys(call(0).choices)).toEqual(['bia'])
    expect(review.current().unsent).toHaveProperty('ana')
  })
})

describe('without a connection', () => {
  it('what is chosen stays unsent and is tried again, each time later, until it arrives', async () => {
    const { review, calls, call, device, settle, later } = harness()
    review.change('ana', { answer: 'yes' })
    call(0).fail('internal')
    await settle()
    expect(review.current()).toMatchObject({ step: 'failed', isCutOff: true, unsent: { ana: YES } })
    expect(device.has('ana')).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    call(1).fail('internal')
    await vi.advanceTimersByTimeAsync(2000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    call(2).answer()
    await settle()
    expect(review.current()).toMatchObject({ step: 'still', unsent: {} })
    await later()
    expect(calls).toHaveLength(3)
  })

  it('what was refused for another reason is not called a lost connection', async () => {
    const { review, call, settle } = harness()
    review.change('ana', { answer: 'yes' })
    call(0).fail('resource-exhausted')
    await settle()
    expect(review.current()).toMatchObject({ step: 'failed', isCutOff: false })
  })

  it('goes out at once when the connection is back', async () => {
    const { review, calls, call, settle } = harness()
    review.change('ana', { answer: 'yes' })
    call(0).fail('internal')
    await settle()
    review.resume()
    expect(calls).toHaveLength(2)
  })

  it('says where the device keeps nothing', () => {
    const { review, world } = harness()
    world.canKeep = false
    review.change('ana', { answer: 'yes' })
    expect(review.current().isKept).toBe(false)
  })
})

describe('what the device kept from before', () => {
  it('stands over what is stored, and goes out once somebody is inside', () => {
    const { review, calls, call, world } = harness({ ana: YES })
    world.isInside = false
    review.resume()
    expect(calls).toHaveLength(0)
    world.isInside = true
    const stored = { ana: { comment: '', answer: 'no' }, bia: YES } as const
    review.take({ choices: stored, status: 'open' }, review.mark())
    review.resume()
    expect(review.current().choices).toEqual({ ana: YES, bia: YES })
    expect(call(0).choices).toEqual({ ana: YES })
  })

  it('is let go where the server has the same', () => {
    const { review, device } = harness({ ana: { comment: 'Oi ', answer: 'yes' } })
    review.take({ choices: { ana: { comment: 'Oi', answer: 'yes' } }, status: 'open' }, review.mark())
    expect(review.current()).toMatchObject({ step: 'still', unsent: {} })
    expect([...device]).toEqual([])
  })

  it('is not undone by a room that was asked for before it was saved', async () => {
    const { review, call, settle } = harness()
    const asked = review.mark()
    review.change('ana', { answer: 'yes' })
    call(0).answer()
    await settle()
    review.take({ choices: {}, status: 'open' }, asked)
    expect(review.current().choices).toEqual({ ana: YES })
  })
})

describe('sending', () => {
  it('takes along what is unsent, after what is under way, and closes the answers', async () => {
    const { review, calls, call, settle } = harness()
    review.change('ana', { answer: 'yes' })
    review.change('bia', { comment: 'Talvez' }, true)
    const sending = review.close('send')
    expect(review.current().isClosing).toBe(true)
    call(0).answer()
    await settle()
    expect(call(1)).toMatchObject({ act: 'send', choices: { bia: { comment: 'Talvez' } } })
    call(1).answer()
    await sending
    expect(review.current()).toMatchObject({ status: 'sent', unsent: {}, isClosing: false })
    review.resume()
    expect(calls).toHaveLength(2)
  })

  it('that failed is told, leaves the answers open, and what was chosen is still saved', async () => {
    const { review, call, settle, later } = harness({ ana: YES })
    const sending = review.close('send')
    const failed = sending.catch((error: unknown) => error)
    await settle()
    call(0).fail('internal')
    expect(await failed).toMatchObject({ code: 'functions/internal' })
    expect(review.current()).toMatchObject({ status: 'open', isClosing: false, unsent: { ana: YES } })
    await later()
    expect(call(1)).toMatchObject({ act: 'save', choices: { ana: YES } })
  })

  it('is taken back by reopening, with what another tab’s sending left behind', async () => {
    const { review, calls, call, settle } = harness({ ana: YES })
    review.take({ choices: {}, status: 'sent' }, review.mark())
    review.resume()
    expect(calls).toHaveLength(0)
    const reopening = review.close('reopen')
    await settle()
    expect(call(0)).toMatchObject({ act: 'reopen', choices: { ana: YES } })
    call(0).answer()
    await reopening
    expect(review.current()).toMatchObject({ status: 'open', unsent: {} })
  })
})

it('an artist who left is named, and what was said of them let go', async () => {
  const { review, call, device, settle } = harness()
  review.change('ana', { answer: 'yes' })
  review.change('ana', { comment: 'Ainda escrevendo' }, true)
  call(0).answer({ gone: ['ana'] })
  await settle()
  expect(review.current()).toMatchObject({ gone: ['ana'], choices: {}, unsent: {} })
  expect([...device]).toEqual([])
  review.forgetGone()
  expect(review.current().gone).toEqual([])
})

it('why something was not saved is told on', async () => {
  const { review, call, refused, settle } = harness()
  review.change('ana', { answer: 'yes' })
  call(0).fail('permission-denied')
  await settle()
  expect(refused.mock.calls).toEqual([[expect.objectContaining({ code: 'functions/permission-denied' })]])
})

describe('another tab of the same device', () => {
  it('is heard: its choices show here, and are its own to save', async () => {
    const { review, calls, later } = harness()
    review.hear({ ana: YES })
    expect(review.current().choices).toEqual({ ana: YES })
    await later()
    expect(calls).toHaveLength(0)
    review.hear({})
    expect(review.current()).toMatchObject({ choices: { ana: YES }, unsent: {}, step: 'still' })
  })

  it('does not make what was chosen here saved', () => {
    const { review, world } = harness()
    world.isInside = false
    review.change('ana', { answer: 'yes' })
    review.hear({})
    expect(review.current().unsent).toEqual({ ana: YES })
  })

  it('that went away without saving leaves it to this one', () => {
    const { review, call } = harness()
    review.hear({ ana: YES })
    review.resume()
    expect(call(0).choices).toEqual({ ana: YES })
  })
})
