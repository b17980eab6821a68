import { sampleTest } from '@ribalta/domain/testing/sampleTest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OnBehalf } from './OnBehalf.tsx'

it('keeps a reason that is being typed when the test is cancelled meanwhile', async () => {
  const client = new QueryClient()
  const section = (status: TestStatus) => (
    <QueryClientProvider client={client}>
      <OnBehalf
        test={{ ...sampleTest({ status }), id: 't1' }}
        status={status}
        name="Ana"
        profile={undefined}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(section('opened'))
  await userEvent.click(screen.getByRole('button', { name: 'Recusar por Ana' }))
  const field = await screen.findByLabelText(/^Motivo/)
  fireEvent.change(field, { target: { value: 'Está em outro trabalho.' } })
  rerender(section('cancelled'))
  expect(field).toHaveValue('Está em outro trabalho.')
  expect(screen.getByRole('alert')).toHaveTextContent('O teste passou para “Cancelado” em')
  expect(screen.queryByRole('button', { name: 'Recusar teste' })).toBeNull()
})
