import { ABOUT_KINDS, type AboutKind } from '@ribalta/domain/conversations/conversation'
import type { About, AboutId } from '@ribalta/domain/schemas/conversations/conversation'
import { useQuery } from '@tanstack/react-query'
import { castingTitleQuery } from '../../data/castings/queries.ts'
import { proposalTitleQuery } from '../../data/proposals/queries.ts'
import { testTitleQuery } from '../../data/testRequests/queries.ts'

/** What an address says of it: `casting.ID`; undefined for anything else. */
export function readAbout(text: string | undefined): AboutId | undefined {
  if (text === undefined) return undefined
  const dot = text.indexOf('.')
  const kind = ABOUT_KINDS.find((each) => each === text.slice(0, dot))
  const id = text.slice(dot + 1)
  return kind === undefined || !/^[\w-]+$/.test(id) ? undefined : { kind, id }
}

function titleQuery(kind: AboutKind, id: string) {
  if (kind === 'casting') return castingTitleQuery(id)
  return kind === 'test' ? testTitleQuery(id) : proposalTitleQuery(id)
}

export type NextAbout =
  | { readonly status: 'none' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The server knows what it is called: whoever writes at once need not wait for it. */
  | { readonly status: 'loading' | 'ready'; readonly about: About }

/** What the next message is about, by its name. */
export function useAbout(text: string | undefined): NextAbout {
  const asked = readAbout(text)
  const { kind, id } = asked ?? { kind: 'casting', id: 'none' }
  const {
    data: title,
    isError,
    refetch,
  } = useQuery({
    ...titleQuery(kind, id),
    enabled: asked !== undefined,
  })
  if (text === undefined) return { status: 'none' }
  if (asked === undefined || title === null) return { status: 'missing' }
  if (title !== undefined) return { status: 'ready', about: { ...asked, title } }
  if (isError) return { status: 'failed', retry: () => void refetch() }
  return { status: 'loading', about: { ...asked, title: '…' } }
}
