import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { sampleTest } from '@ribalta/domain/testing/sampleTest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ArtistTest } from './ArtistTest.tsx'

// What works with a device's recordings, which is not there.
vi.mock('./RecordTest.tsx', () => ({ RecordTest: () => null }))
vi.mock('./KeptTakes.tsx', () => ({ KeptTakes: () => null }))
vi.mock('../../data/takes/takesOf.ts', () => ({ takesOf: () => ({ clear: () => Promise.resolve() }) }))

it('keeps the artist’s reason in its dialog when the agency cancels the test, and says so', async () => {
  const client = new QueryClient()
  const at = { seconds: Date.parse('2026-11-28T13:42:00Z') / 1000, nanoseconds: 0 }
  const deadline = { seconds: Date.now() / 1000 + 86_400, nanoseconds: 0 }
  const page = (status: TestStatus) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ArtistTest
          test={{ ...sampleTest({ status, deadline, history: [{ status, at, by: 'agency' }] }), id: 't1' }}
          reader="Ana"
        />
      </QueryClientProvider>
    </MemoryRouter>
  )
  const { rerender } = render(page('opened'))
  await userEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  const field = await screen.findByLabelText(/^Motivo/)
  fireEvent.change(field, { target: { value: 'Viajo nessa semana.' } })
  rerender(page('cancelled'))
  expect(field).toHaveValue('Viajo nessa semana.')
  expect(screen.getByRole('alert')).toHaveTextContent('A agência cancelou este teste em 28/11/2026 às 10:42.')
})
