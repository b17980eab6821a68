import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type * as InboxModule from './inbox.ts'
import { ownInbox } from './inbox.ts'
import { InboxCount } from './InboxCount.tsx'

vi.mock('./inbox.ts', async (original) => ({
  ...(await original<typeof InboxModule>()),
  watchInbox: () => Promise.resolve(() => undefined),
}))

const INBOX = { last: { ana: 4, ana_bia: 7 }, read: { ana: 1, ana_bia: 5 } }

afterEach(() => {
  act(() => {
    ownInbox.set(undefined)
  })
})

function count(isStaff: boolean) {
  render(<InboxCount reader="ana" isStaff={isStaff} id="count" />)
  return (inbox: typeof INBOX, reader = 'ana'): void => {
    act(() => {
      ownInbox.set({ reader, inbox })
    })
  }
}

it('an artist’s count is of their conversation with the agency, in words', () => {
  count(false)(INBOX)
  expect(screen.getByText('3 mensagens não lidas')).toBeInTheDocument()
})

it('staff’s is of all that they are in, and is gone when all is read', () => {
  const tell = count(true)
  tell(INBOX)
  expect(screen.getByText('5 mensagens não lidas')).toBeInTheDocument()
  tell({ ...INBOX, read: { ana: 3, ana_bia: 7 } })
  expect(screen.getByText('1 mensagem não lida')).toBeInTheDocument()
  tell({ ...INBOX, read: INBOX.last })
  expect(screen.queryByText(/mensage/)).not.toBeInTheDocument()
})

it('what another had not read is nobody’s', () => {
  count(true)(INBOX, 'bia')
  expect(screen.queryByText(/mensage/)).not.toBeInTheDocument()
})
