import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MediaTiles } from './MediaTiles.tsx'

/** Three tiles that move once `settle` says so, as those do that a server keeps. */
function renderTiles() {
  const settled = Promise.withResolvers<void>()
  function Tiles() {
    const [names, setNames] = useState(['Foto 1', 'Foto 2', 'Foto 3'])
    const [isSaving, setIsSaving] = useState(false)
    return (
      <MediaTiles
        label="Fotos"
        tiles={names.map((name) => ({ id: name, name, preview: null, note: isSaving ? '…' : undefined }))}
        onMove={(id, by) => {
          setIsSaving(true)
          void settled.promise.then(() => {
            const place = names.indexOf(id) + by
            setNames(names.filter((name) => name !== id).toSpliced(place, 0, id))
          })
        }}
        onRemove={(id) => {
          setNames(names.filter((name) => name !== id))
        }}
      />
    )
  }
  render(
    <>
      <Tiles />
      <button type="button">Outro lugar</button>
    </>,
  )
  return async () => {
    await act(async () => {
      settled.resolve()
      await settled.promise
    })
  }
}

const button = (name: string) => screen.getByRole('button', { name })

function press(name: string): void {
  button(name).focus()
  fireEvent.click(button(name))
}

it('a tile that comes to the end keeps the focus, whose button is gone by then', async () => {
  const settle = renderTiles()
  press('Mover para a frente: Foto 2')
  expect(button('Mover para a frente: Foto 2')).toHaveFocus()
  await settle()
  expect(screen.queryByRole('button', { name: 'Mover para a frente: Foto 2' })).toBeNull()
  expect(button('Mover para trás: Foto 2')).toHaveFocus()
  expect(screen.getByText('Foto 2: posição 3 de 3')).toBeInTheDocument()
})

it('who has gone elsewhere meanwhile stays there', async () => {
  const settle = renderTiles()
  press('Mover para a frente: Foto 2')
  button('Outro lugar').focus()
  await settle()
  expect(button('Outro lugar')).toHaveFocus()
})

it('a removed tile gives the focus to the one after it', () => {
  renderTiles()
  press('Remover: Foto 2')
  expect(button('Remover: Foto 3')).toHaveFocus()
})
