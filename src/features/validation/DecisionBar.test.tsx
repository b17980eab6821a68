import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { latestChangeQuery } from '../../data/feed/history.ts'
import { personNameQuery } from '../../data/profiles/queries.ts'
import { parseProfile } from '../../data/profiles/record.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { UnsentNote } from './UnsentNote.tsx'
import { useEntryDecision } from './useEntryDecision.ts'
import { useMeanwhile } from './useMeanwhile.ts'

const NOW = new Date('2026-11-28T18:00:00Z')
const WAITING = parseProfile({
  artisticName: 'Lia',
  birthDate: { seconds: 0, nanoseconds: 0 },
  status: 'pending',
  version: 3,
  queuedAt: { seconds: 1, nanoseconds: 0 },
})
const { queuedAt: _queuedAt, ...decided } = WAITING
const APPROVED: Profile = { ...decided, status: 'published' }
const APPROVAL: FeedItem & { id: string } = {
  id: 'validated_lia_3',
  kind: 'validated',
  subject: 'lia',
  actor: 'ana',
  at: { seconds: Date.parse('2026-11-28T13:42:00Z') / 1000, nanoseconds: 0 },
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

/** What decides about an entry, without all that is looked at before. */
function Entry({ newer }: { newer: Profile | undefined }) {
  const [note, setNote] = useState('')
  const [profile, setProfile] = useState(WAITING)
  const showNewest = (): Promise<void> => {
    if (newer !== undefined) setProfile(newer)
    return Promise.resolve()
  }
  const { decision, mayDecide, decide } = useEntryDecision({
    uid: 'lia',
    profile,
    takeNewest: showNewest,
    reread: () => Promise.resolve(),
    ownId: 'rui',
    isDirector: true,
    now: NOW,
    note,
    onDecided: () => undefined,
  })
  const meanwhile = useMeanwhile('lia', newer, NOW)
  if (!mayDecide)
    return note === '' ? <p>Respondido</p> : <UnsentNote note={note} onDrop={() => setNote('')} />
  return (
    <DecisionBar
      profile={profile}
      decision={decision}
      overtaken={newer && { words: meanwhile, isKept: newer.queuedAt !== undefined }}
      onNewest={() => void showNewest()}
      note={note}
      onNote={setNote}
      onDecide={decide}
      onSkip={undefined}
    />
  )
}

function renderEntry(newest: Profile) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const state = `${newest.status} ${String(newest.version)} ${String(newest.queuedAt?.seconds)}`
  client.setQueryData(latestChangeQuery('lia', state).queryKey, APPROVAL)
  client.setQueryData(personNameQuery('ana').queryKey, 'Ana Souza')
  const entry = (newer?: Profile) => (
    <QueryClientProvider client={client}>
      <Entry newer={newer} />
    </QueryClientProvider>
  )
  const { rerender } = render(entry())
  return (): void => {
    rerender(entry(newest))
  }
}

async function typeReason(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  const field = screen.getByLabelText(/^Motivo da recusa/)
  fireEvent.change(field, { target: { value: 'As fotos são antigas.' } })
  return field
}

it('keeps the reason in its dialog when a colleague decides, and says who decided what and when', async () => {
  const arrive = renderEntry(APPROVED)
  const field = await typeReason()
  arrive()
  expect(field).toHaveValue('As fotos são antigas.')
  expect(screen.getByRole('alert')).toHaveTextContent('Ana Souza aprovou este perfil às 10:42.')
  expect(screen.queryByRole('button', { name: 'Recusar perfil' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fechar e ver como ficou' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(screen.getByText('Respondido')).toBeVisible()
})

it('keeps the reason in its dialog when the server refuses it since a colleague has decided', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ error: { status: 'ABORTED', message: 'Já foi respondido.' } }, { status: 409 }),
    ),
  )
  const arrive = renderEntry(APPROVED)
  const field = await typeReason()
  await userEvent.click(screen.getByRole('button', { name: 'Recusar perfil' }))
  arrive()
  expect(await screen.findByText('Ana Souza aprovou este perfil às 10:42.')).toBeVisible()
  expect(field).toHaveValue('As fotos são antigas.')
  vi.unstubAllGlobals()
})
