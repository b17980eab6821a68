import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { doneActs, endActs, keepUndo } from '../../ui/undo/undo.ts'
import { parseProfile } from '../profiles/record.ts'
import { profileQuery } from '../profiles/queries.ts'
import ActEnded from './ActEnded.tsx'

beforeEach(() => {
  doneActs.set([])
})

function renderEnd() {
  const cancel = vi.fn<() => void>()
  const undo = keepUndo({ what: 'Teste pedido a Ana', undo: cancel })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(
    profileQuery('ana').queryKey,
    parseProfile({ artisticName: 'Ana', phone: '11987654321', birthDate: { seconds: 0, nanoseconds: 0 } }),
  )
  const notice = { kind: 'lookAsked' } as const
  render(
    <QueryClientProvider client={client}>
      <ActEnded
        end={{
          words: ['Teste pedido a Ana.'],
          whileUndoable: 'O aviso sai em um minuto.',
          reached: [{ uid: 'ana', name: 'Ana', notice }],
          settled: [],
          problem: undefined,
          undo,
        }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  return cancel
}

it('offers undo while the act can be undone, and says nothing once it is', async () => {
  const cancel = renderEnd()
  expect(screen.getByText('O aviso sai em um minuto.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(cancel).toHaveBeenCalledOnce()
  expect(screen.queryByText('Teste pedido a Ana.')).toBeNull()
})

it('stays without undo when the artists have been notified', () => {
  renderEnd()
  act(() => {
    endActs(() => true)
  })
  expect(screen.getByText('Teste pedido a Ana.')).toBeVisible()
  expect(screen.queryByText('O aviso sai em um minuto.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

it('ends undo when one of them is written to on WhatsApp', async () => {
  renderEnd()
  await userEvent.click(screen.getByRole('button', { name: 'Avisar pelo WhatsApp' }))
  expect(doneActs.current()).toHaveLength(1)
  const link = screen.getByRole('link', { name: /Avisar pelo WhatsApp/ })
  link.addEventListener('click', (event) => {
    event.preventDefault()
  })
  await userEvent.click(link)
  expect(doneActs.current()).toEqual([])
})
