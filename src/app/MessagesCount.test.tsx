import type { Grant } from '@ribalta/domain/account/grants'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthProvider } from '../auth/AuthContext.tsx'
import type { SessionStore } from '../auth/sessionStore.ts'
import type * as InboxModule from '../data/inboxes/inbox.ts'
import { ownInbox } from '../data/inboxes/inbox.ts'
import { parseProfile } from '../data/profiles/record.ts'
import { createStore } from '../lib/store.ts'
import MessagesCount from './MessagesCount.tsx'
import { CHAT, OWN } from './navigation.ts'

vi.mock('../data/inboxes/inbox.ts', async (original) => ({
  ...(await original<typeof InboxModule>()),
  watchInbox: () => Promise.resolve(() => undefined),
}))

function count(to: string, ...grants: Grant[]): void {
  const session = {
    status: 'signedIn',
    user: { uid: 'ana', email: null },
    profile: parseProfile({ grants }),
    profilePrivate: null,
  } as const
  const store: SessionStore = { ...createStore(session), start: () => Promise.resolve() }
  render(
    <AuthProvider store={store}>
      <MessagesCount reader="ana" to={to} id="count" />
    </AuthProvider>,
  )
}

beforeEach(() => {
  ownInbox.set({ reader: 'ana', inbox: { last: { ana: 1, ana_bia: 2 }, read: {} } })
})
afterEach(() => {
  ownInbox.set(undefined)
})

it('what was not read stands beside the one link that leads there: an artist’s Perfil, staff’s Chat', () => {
  count(OWN)
  expect(screen.getByText('1 mensagem não lida')).toBeInTheDocument()
  count(CHAT, 'AGENT')
  expect(screen.getByText('3 mensagens não lidas')).toBeInTheDocument()
})

it('and not beside staff’s own profile', () => {
  count(OWN, 'AGENT')
  expect(screen.queryByText(/mensage/)).not.toBeInTheDocument()
})
