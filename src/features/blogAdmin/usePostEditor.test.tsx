import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { Post } from '@ribalta/domain/schemas/posts/post'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postDraft } from './postDraft.ts'
import { usePostEditor } from './usePostEditor.ts'

const client = new QueryClient()
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const at = { seconds: 0, nanoseconds: 0 }
const POST: Post = {
  slug: 'o-teste',
  title: 'O teste',
  excerpt: 'Como é um teste.',
  body: 'Calmo.',
  tags: [],
  status: 'draft',
  authorName: 'Ana',
  readingMinutes: 1,
  createdAt: at,
  updatedAt: at,
  version: 1,
}

function open(stored?: Post) {
  const { result, rerender } = renderHook(() => usePostEditor(stored, 'autora', 'Ana'), { wrapper: around })
  return {
    editor: () => result.current,
    rerender,
    type: (title: string) => {
      act(() => {
        result.current.form.setValue('title', title)
      })
    },
  }
}

const kept = () => postDraft('autora', undefined).load()

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('a post being written', () => {
  it('is kept with each change, and not otherwise', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const { type, rerender } = open()
    expect(write).not.toHaveBeenCalled()
    type('O teste')
    expect(kept()?.values.title).toBe('O teste')
    const writes = write.mock.calls.length
    rerender()
    rerender()
    expect(write).toHaveBeenCalledTimes(writes)
    type('O teste de câmera')
    expect(kept()?.values.title).toBe('O teste de câmera')
  })

  it('is found again, and forgotten once it is taken back', () => {
    open().type('O teste')
    const { editor } = open()
    expect(editor().isRecovered).toBe(true)
    expect(editor().form.getValues('title')).toBe('O teste')
    act(() => {
      editor().discard()
    })
    expect(editor()).toMatchObject({ isDirty: false, isRecovered: false })
    expect(kept()).toBeUndefined()
  })

  it('stays behind what somebody else has saved, however often it is found again', () => {
    open(POST).type('O teste de câmera')
    const saved: Post = { ...POST, title: 'Outro teste', version: 2 }
    open(saved).type('O teste de vídeo')
    expect(open(saved).editor()).toMatchObject({ isRecovered: true, isStale: true })
  })
})
