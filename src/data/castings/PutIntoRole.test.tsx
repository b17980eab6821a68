import type { ActOutcome } from '@ribalta/domain/schemas/actOutcome'
import type { AddToRoleInput } from '@ribalta/domain/schemas/castings/application'
import { sampleRole } from '@ribalta/domain/testing/sampleRole'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ActEnd } from '../roster/actOn.ts'
import { rosterPagesQuery } from '../roster/queries.ts'
import type { FoundCard } from '../roster/roster.ts'
import PutIntoRole from './PutIntoRole.tsx'

const ROLES = [
  { id: 'mae', role: sampleRole('Mãe') },
  { id: 'filha', role: sampleRole('Filha') },
]
const card = (uid: string, artisticName: string) =>
  ({ uid, name: uid, artisticName, photo: null, city: null, uf: null }) as FoundCard

/** What the server was asked. */
let asked: unknown[] = []
/** What becomes of each. */
let outcomes: Readonly<Record<string, ActOutcome>> = {}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as { data: { name: string; data: AddToRoleInput } }
    asked.push(sent.data)
    const results = sent.data.data.profileIds.map((uid) => ({ uid, outcome: outcomes[uid] ?? 'done' }))
    return Promise.resolve(Response.json({ result: { results } }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function open(roles = ROLES) {
  const onAdded = vi.fn<(end: ActEnd) => void>()
  const onClose = vi.fn<() => void>()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const page = { items: [card('ana', 'Ana'), card('bia', 'Bia')], next: undefined }
  client.setQueryData(rosterPagesQuery({}).queryKey, { pages: [page], pageParams: [undefined] })
  render(
    <QueryClientProvider client={client}>
      <PutIntoRole
        castingId="c1"
        castingTitle="Café da manhã"
        roles={roles}
        onClose={onClose}
        onAdded={onAdded}
      />
    </QueryClientProvider>,
  )
  return { onAdded, onClose }
}

async function add(...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
}

it('asks for the role first where there are several, and says how it ended when somebody came in', async () => {
  outcomes = { bia: 'guardian' }
  const { onAdded, onClose } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Filha' }))
  await add('Ana', 'Bia')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(asked).toEqual([
    { name: 'addToRole', data: { castingId: 'c1', roleId: 'filha', profileIds: ['ana', 'bia'] } },
  ])
  expect(onAdded.mock.calls).toEqual([
    [
      expect.objectContaining({
        words: [
          '1 pessoa está na pré-seleção de “Filha”.',
          'Ficou de fora: Bia (falta a autorização do responsável, confirmada pela direção).',
        ],
        reached: [
          {
            uid: 'ana',
            name: 'Ana',
            notice: { kind: 'putIntoRole', casting: 'Café da manhã', castingId: 'c1', role: 'Filha' },
          },
        ],
      }),
    ],
  ])
})

it('stays open with the reason where nobody came in', async () => {
  outcomes = { ana: 'already' }
  const { onAdded, onClose } = open(ROLES.slice(0, 1))
  await add('Ana')
  expect(await screen.findByRole('alert')).toHaveTextContent('Ficou de fora: Ana (já estava assim).')
  expect(asked).toEqual([
    { name: 'addToRole', data: { castingId: 'c1', roleId: 'mae', profileIds: ['ana'] } },
  ])
  expect(onAdded).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})
