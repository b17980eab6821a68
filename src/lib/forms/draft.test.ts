import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraft, unsavedOf } from './draft.ts'

type Save = (text: string) => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A draft whose saves end when told to. */
function held() {
  const ends: PromiseWithResolvers<void>[] = []
  const save = vi.fn<Save>(() => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  return { save, ends, draft: createDraft(save, 10) }
}

it('is saved once typing pauses, and says in which state it is', async () => {
  const { save, ends, draft } = held()
  draft.type('A')
  draft.type('Ana')
  expect(draft.current()).toEqual({ text: 'Ana', state: 'typed' })
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls).toEqual([['Ana']])
  expect(draft.current()).toEqual({ text: 'Ana', state: 'saving' })
  ends[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.current()).toEqual({ text: 'Ana', state: 'saved' })
})

it('is saved at once when it is left, and then not a second time', async () => {
  const { save, draft } = held()
  draft.type('Ana')
  draft.commit()
  draft.commit()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls).toEqual([['Ana']])
})

it.each(['resolve', 'reject'] as const)(
  'keeps what is typed on while an earlier text is on its way (%s)',
  async (how) => {
    const { save, ends, draft } = held()
    draft.type('Ana')
    draft.commit()
    draft.type('Ana Lúcia')
    ends[0]?.[how]()
    await vi.advanceTimersByTimeAsync(0)
    expect(draft.current()).toEqual({ text: 'Ana Lúcia', state: 'typed' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).toHaveBeenLastCalledWith('Ana Lúcia')
  },
)

it('that could not be saved keeps its text, and is saved when asked again', async () => {
  const { save, ends, draft } = held()
  draft.type('Ana')
  draft.commit()
  ends[0]?.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.current()).toEqual({ text: 'Ana', state: 'failed' })
  draft.commit()
  ends[1]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.current()).toEqual({ text: 'Ana', state: 'saved' })
  expect(save).toHaveBeenCalledTimes(2)
})

it('that is dropped is saved no more', async () => {
  const { save, draft } = held()
  draft.type('Ana')
  draft.drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).not.toHaveBeenCalled()
  expect(draft.current().text).toBeUndefined()
})

it('is not sent while it is too long, nor cut, and is once it is shorter', async () => {
  const { save, draft } = held()
  draft.type('Ana Carolina')
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.current()).toEqual({ text: 'Ana Carolina', state: 'tooLong' })
  expect(unsavedOf(draft, 'Não foi salvo.')).toEqual({ words: 'Não foi salvo.', forget: draft.drop })
  draft.commit()
  expect(save).not.toHaveBeenCalled()
  draft.type('Ana Carol ')
  draft.commit()
  expect(save.mock.calls).toEqual([['Ana Carol ']])
  expect(unsavedOf(draft, 'Não foi salvo.')?.save).toBe(draft.commit)
})
