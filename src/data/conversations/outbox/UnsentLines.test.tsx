import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { UploadProgress } from '../attachments/fileUploads.ts'
import { createOutbox, type OutboxMessage } from './outbox.ts'
import { UnsentLines } from './UnsentLines.tsx'

const FILE = { id: 'f1', name: 'cena.pdf', type: 'application/pdf', bytes: 4096 }
const message = (id: string, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  conversationId: 'ana',
  text: `Texto ${id}`,
  order: 1,
  ...changes,
})

function draw(
  unsent: readonly OutboxMessage[],
  uploads: ReadonlyMap<string, UploadProgress>,
  onEdit?: (message: OutboxMessage) => void,
): void {
  const outbox = createOutbox({
    shelf: { read: () => unsent, keep: () => true, drop: () => undefined },
    files: { areKept: () => true, forget: () => undefined, upload: () => Promise.resolve([]) },
    send: () => new Promise(() => undefined),
    alone: () => Promise.resolve(),
  })
  const own = { outbox, sent: [], unsent, uploads, pause: 'none', isKept: true } as const
  render(<UnsentLines own={own} isArtist onEdit={onEdit} onGone={() => undefined} />)
}

it('what is on its way with files says how far, and comes back into the field when its sender thinks better of it', () => {
  const onEdit = vi.fn<(message: OutboxMessage) => void>()
  const sending = message('m1', { files: [FILE] })
  draw([sending, message('m2')], new Map([['m1', { fraction: 0.4, isCut: false }]]), onEdit)
  expect(screen.getByText('Enviando 40%…')).toBeVisible()
  expect(screen.getByText('Espera a vez')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar envio' }))
  expect(onEdit.mock.calls).toEqual([[sending]])
})

it('what was refused is not put back where there is no field: it would be lost', () => {
  const uploads = new Map([['m2', { fraction: 0, isCut: false }]])
  draw([message('m1', { refused: 'Isso não vai.' }), message('m2', { files: [FILE] })], uploads)
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar envio' })).not.toBeInTheDocument()
})
