import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createDraft, type SaveText, StaleTextError, type StoredText } from '../../lib/forms/draft.ts'
import { personNameQuery } from '../profiles/queries.ts'
import { DraftTextarea } from './DraftTextarea.tsx'

const MINE: StoredText = { text: 'Boa voz', version: 3, by: 'ana' }
const THEIRS: StoredText = { text: 'Viaja em março', version: 4, by: 'bia' }

function renderNote(save: SaveText) {
  const draft = createDraft(save, 500)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(personNameQuery('bia').queryKey, 'Bia Reis')
  const note = (stored: StoredText) => (
    <QueryClientProvider client={client}>
      <DraftTextarea
        label="Anotação sobre Lia"
        draft={draft}
        stored={stored}
        maxLength={500}
        onType={(text) => {
          draft.type(text, stored)
        }}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(note(MINE))
  const arrive = (stored: StoredText): void => {
    rerender(note(stored))
  }
  const field = screen.getByLabelText('Anotação sobre Lia')
  const type = (text: string): void => {
    fireEvent.change(field, { target: { value: text } })
  }
  return { arrive, field, type }
}

it('shows what a colleague wrote where nothing was typed', () => {
  const { arrive, field } = renderNote(vi.fn<SaveText>())
  arrive(THEIRS)
  expect(field).toHaveValue('Viaja em março')
})

it('keeps the typed text under the cursor, shows whose text arrived, and saves the chosen one', async () => {
  const save = vi.fn<SaveText>(() => Promise.resolve())
  const { arrive, field, type } = renderNote(save)
  type('Boa voz, grave')
  arrive(THEIRS)
  expect(field).toHaveValue('Boa voz, grave')
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Bia Reis escreveu:Viaja em março')
  fireEvent.blur(field)
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar o meu texto' }))
  expect(save).toHaveBeenCalledWith('Boa voz, grave', THEIRS)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByText('Anotação salva')).toBeVisible()
})

it('shows both texts when the server refuses the note as stale, and takes theirs when asked', async () => {
  const { arrive, field, type } = renderNote(() => Promise.reject(new StaleTextError(THEIRS)))
  type('Boa voz, grave')
  act(() => {
    fireEvent.blur(field)
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Bia Reis escreveu:Viaja em março')
  expect(field).toHaveValue('Boa voz, grave')
  arrive(THEIRS)
  await userEvent.click(screen.getByRole('button', { name: 'Ficar com esse texto' }))
  expect(field).toHaveValue('Viaja em março')
})

it('shows that a colleague emptied the note', async () => {
  const { arrive, type } = renderNote(vi.fn<SaveText>())
  type('Boa voz, grave')
  arrive({ text: '', version: 4, by: 'bia' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Bia Reis apagou a anotação.')
})
