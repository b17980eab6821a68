import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraft, type SaveText, StaleTextError, type StoredText, unsavedOf } from './draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const NOTHING: StoredText = { text: '', version: 0, by: undefined }
const theirs = (text: string, version: number): StoredText => ({ text, version, by: 'bia' })

/** A draft whose saves end when told to. */
function held() {
  const ends: PromiseWithResolvers<void>[] = []
  const save = vi.fn<SaveText>(() => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  const draft = createDraft(save, 10)
  return { save, ends, draft, type: (text: string, stored = NOTHING) => draft.type(text, stored) }
}

const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

describe('a draft', () => {
  it('is saved once typing pauses, and says in which state it is', async () => {
    const { save, ends, draft, type } = held()
    type('A')
    type('Ana')
    expect(draft.current()).toEqual({ text: 'Ana', state: 'typed' })
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save.mock.calls).toEqual([['Ana', NOTHING]])
    expect(draft.current()).toEqual({ text: 'Ana', state: 'saving' })
    ends[0]?.resolve()
    await soon()
    expect(draft.current()).toEqual({ text: 'Ana', state: 'saved' })
  })

  it('is saved at once when its field is left, and then not a second time', async () => {
    const { save, draft, type } = held()
    type('Ana')
    draft.commit()
    draft.commit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save.mock.calls.map(([text]) => text)).toEqual(['Ana'])
  })

  it.each(['resolve', 'reject'] as const)(
    'keeps what is typed on while an earlier text is on its way (%s), and sends it over that one',
    async (how) => {
      const { save, ends, draft, type } = held()
      type('Ana')
      draft.commit()
      type('Ana Lúcia')
      await vi.advanceTimersByTimeAsync(1000)
      expect(save).toHaveBeenCalledTimes(1)
      expect(draft.current()).toEqual({ text: 'Ana Lúcia', state: 'typed' })
      ends[0]?.[how]()
      await soon()
      const before = how === 'resolve' ? { text: 'Ana', version: 1, by: undefined } : NOTHING
      expect(save).toHaveBeenLastCalledWith('Ana Lúcia', before)
    },
  )

  it('keeps its text when it could not be saved, and is saved when asked again', async () => {
    const { save, ends, draft, type } = held()
    type('Ana')
    draft.commit()
    ends[0]?.reject(new Error('offline'))
    await soon()
    expect(draft.current()).toEqual({ text: 'Ana', state: 'failed' })
    draft.commit()
    ends[1]?.resolve()
    await soon()
    expect(draft.current()).toEqual({ text: 'Ana', state: 'saved' })
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('is not saved after it was dropped', async () => {
    const { save, draft, type } = held()
    type('Ana')
    draft.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).not.toHaveBeenCalled()
    expect(draft.current().text).toBeUndefined()
  })

  it('is not sent while it is too long, nor cut, and is once it is shorter', async () => {
    const { save, draft, type } = held()
    type('Ana Carolina')
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.current()).toEqual({ text: 'Ana Carolina', state: 'tooLong' })
    expect(unsavedOf(draft, 'Não foi salvo.')).toEqual({ words: 'Não foi salvo.', forget: draft.drop })
    draft.commit()
    expect(save).not.toHaveBeenCalled()
    type('Ana Carol ')
    draft.commit()
    expect(save.mock.calls).toEqual([['Ana Carol', NOTHING]])
    expect(unsavedOf(draft, 'Não foi salvo.')?.save).toBe(draft.commit)
  })
})

describe('a draft of a text that a colleague changes', () => {
  it('shows what was typed and not what arrives, and sends nothing until its writer decides', async () => {
    const { save, draft, type } = held()
    type('Ana')
    draft.meet(theirs('Bia', 1))
    expect(draft.shown(theirs('Bia', 1))).toBe('Ana')
    type('Ana L.')
    draft.commit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.current()).toEqual({ text: 'Ana L.', state: 'conflict', theirs: theirs('Bia', 1) })
    expect(save).not.toHaveBeenCalled()
    expect(unsavedOf(draft, 'Não foi salvo.')).toEqual({ words: 'Não foi salvo.', forget: draft.drop })
    draft.meet(theirs('Bia e Caio', 2))
    draft.keep()
    expect(save.mock.calls).toEqual([['Ana L.', theirs('Bia e Caio', 2)]])
  })

  it('is in conflict when the server refuses it as stale, and takes theirs when it is dropped', async () => {
    const { save, ends, draft, type } = held()
    type('Ana')
    draft.commit()
    type('Ana L.')
    ends[0]?.reject(new StaleTextError(theirs('Bia', 1)))
    await vi.advanceTimersByTimeAsync(1000)
    expect(draft.current()).toEqual({ text: 'Ana L.', state: 'conflict', theirs: theirs('Bia', 1) })
    expect(save).toHaveBeenCalledTimes(1)
    draft.drop()
    expect(draft.shown(theirs('Bia', 1))).toBe('Bia')
  })

  it('is saved when the server had it already, though its answer was lost', async () => {
    const { ends, draft, type } = held()
    type('Ana')
    draft.commit()
    ends[0]?.reject(new StaleTextError({ text: 'Ana', version: 1, by: 'me' }))
    await soon()
    expect(draft.current()).toEqual({ text: 'Ana', state: 'saved' })
  })

  it('is sent again when only the version went on', async () => {
    const { save, ends, draft, type } = held()
    type('Ana', theirs('Oi', 4))
    draft.commit()
    ends[0]?.reject(new StaleTextError(theirs('Oi', 0)))
    await soon()
    expect(save).toHaveBeenLastCalledWith('Ana', theirs('Oi', 0))
  })

  it('shows theirs once its own was saved, and is typed over theirs from then on', async () => {
    const { save, ends, draft, type } = held()
    type('Ana')
    draft.commit()
    ends[0]?.resolve()
    await soon()
    // What the listener still has from before.
    expect(draft.shown(NOTHING)).toBe('Ana')
    const after = theirs('Ana, e Bia', 2)
    expect(draft.shown(after)).toBe('Ana, e Bia')
    type('Ana, Bia', after)
    draft.commit()
    expect(save).toHaveBeenLastCalledWith('Ana, Bia', after)
  })
})
