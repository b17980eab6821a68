import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import { dateToInstant } from '@ribalta/domain/instant'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConversationEntry } from '../../../data/conversations/conversations.ts'
import { CONVERSATION as ANAS, TIME } from '../../../data/conversations/testing/conversation.ts'
import { ownInbox } from '../../../data/inboxes/inbox.ts'
import { parseProfile } from '../../../data/profiles/record.ts'
import { OwnMessages } from './OwnMessages.tsx'

const server = vi.hoisted(() => ({ conversation: undefined as ConversationEntry | undefined }))
vi.mock('../../../data/conversations/conversations.ts', () => ({
  watchConversation: (_id: string, onValue: (entry: ConversationEntry | undefined) => void) => {
    onValue(server.conversation)
    return Promise.resolve(() => undefined)
  },
}))

const born = (year: number) => ({ birthDate: dateToInstant(new Date(Date.UTC(year, 0, 1))) })
const GROWN = born(1990)
const MINOR = born(new Date().getUTCFullYear() - 10)
const CONVERSATION: ConversationEntry = {
  ...ANAS,
  last: { sender: 'bia', text: 'Podemos conversar amanhã?', at: TIME },
}

function show(changes: object = GROWN): void {
  render(
    <MemoryRouter>
      <OwnMessages uid="ana" profile={parseProfile({ grants: [], ...changes })} />
    </MemoryRouter>,
  )
}

beforeEach(() => {
  server.conversation = undefined
})
afterEach(() => {
  ownInbox.set(undefined)
})

describe('an artist’s messages on their profile', () => {
  it('are the conversation with the agency, with what was said last and how much is news', async () => {
    server.conversation = CONVERSATION
    ownInbox.set({ reader: 'ana', inbox: { last: { ana: 3 }, read: { ana: 1 } } })
    show()
    const link = await screen.findByRole('link', { name: 'Agência' })
    expect(link).toHaveAttribute('href', '/perfil?conversa=agencia')
    expect(link).toHaveAccessibleDescription('Podemos conversar amanhã? 2 mensagens não lidas')
    expect(screen.getByRole('list', { name: 'Conversas' })).toContainElement(link)
  })

  it('say whose the last words are where they are one’s own', async () => {
    server.conversation = { ...CONVERSATION, last: { sender: 'ana', text: 'Posso!', at: TIME } }
    show()
    expect(await screen.findByText('Você: Posso!')).toBeVisible()
  })

  it('say who begins where there are none, and how to reach the agency before that', async () => {
    show()
    expect(await screen.findByText(/Quando a agência escrever para você/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contatos' })).toHaveAttribute('href', '/contatos')
  })

  it('tell a minor with whom the agency speaks', async () => {
    show(MINOR)
    expect(await screen.findByText(MINOR_WORDS.artist)).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('are not spoken of to staff without a conversation of their own, and shown to those who have one', async () => {
    show({ ...GROWN, grants: ['AGENT'] })
    await expect.poll(() => screen.queryByRole('heading')).toBeNull()
    server.conversation = CONVERSATION
    show({ ...GROWN, grants: ['AGENT'] })
    expect(await screen.findByRole('link', { name: 'Agência' })).toBeVisible()
  })
})
