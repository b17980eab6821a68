import type { KeepRheaRunInput } from '@ribalta/domain/schemas/rhea/run'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../data/queryClient.ts'
import { KeepButton } from './KeepButton.tsx'

const server = vi.hoisted(() => ({ keep: undefined as unknown as (input: object) => Promise<void> }))
vi.mock('../../data/rheaRuns/calls.ts', () => ({ keepRheaRun: (input: object) => server.keep(input) }))

const subject = {
  criteriaId: 'papel',
  version: 2,
  name: 'Papel',
  criteria: [],
  casting: { id: 'filme', title: 'Filme' },
  now: new Date('2026-11-26T12:00:00Z'),
}
const page = (shown = subject) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <KeepButton subject={shown} />
    </MemoryRouter>
  </QueryClientProvider>
)
const keepIt = () => userEvent.click(screen.getByRole('button', { name: 'Guardar ranking' }))

const keep = vi.fn<(input: KeepRheaRunInput) => Promise<void>>()
beforeEach(() => {
  keep.mockReset().mockResolvedValue()
  server.keep = (input) => keep(input as KeepRheaRunInput)
})

it('asks again under the same id where the answer was lost, and then leads to what was kept', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  keep.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(page())
  await keepIt()
  expect(await screen.findByRole('alert')).toHaveTextContent('O ranking não foi guardado. Tente novamente.')
  await keepIt()
  expect(await screen.findByText('Ranking guardado.')).toBeVisible()
  const [first, second] = keep.mock.calls.map(([input]) => input)
  expect(first).toEqual({ runId: first?.runId, criteriaId: 'papel', version: 2, castingId: 'filme' })
  expect(second).toEqual(first)
  expect(screen.getByRole('link', { name: 'Ver o ranking guardado' })).toHaveAttribute(
    'href',
    `/rhea?ranking=${String(first?.runId)}`,
  )
})

it('offers another ranking to be kept under another id', async () => {
  const { rerender } = render(page())
  await keepIt()
  rerender(page({ ...subject, now: new Date('2026-11-26T12:01:00Z') }))
  await keepIt()
  const ids = keep.mock.calls.map(([{ runId }]) => runId)
  expect(new Set(ids).size).toBe(2)
})
