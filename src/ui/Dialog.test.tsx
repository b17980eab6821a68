import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './Dialog.tsx'
import Toaster from './toast/Toaster.tsx'
import { toast } from './toast/toastStore.ts'

/** A screen whose dialog, once closed, leaves the focus to its search where `toSearch` says so. */
function Screen({ toSearch }: { toSearch: boolean }) {
  const [open, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (toSearch && wasOpen.current && !open) search.current?.focus()
    wasOpen.current = open
  }, [open, toSearch])
  return (
    <>
      <input ref={search} aria-label="Buscar" />
      <button
        type="button"
        onClick={() => {
          setOpen(true)
        }}
      >
        Excluir
      </button>
      {open ? <Dialog open onOpenChange={setOpen} title="Excluir classe" /> : null}
    </>
  )
}

describe('a dialog', () => {
  it('closes with Escape, also where a message came over it meanwhile', async () => {
    render(
      <>
        <Screen toSearch={false} />
        <Toaster />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
    act(() => {
      toast({ title: 'Classe salva' })
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })
})

describe('a dialog that closes', () => {
  it('gives the focus back to the button that opened it', async () => {
    render(<Screen toSearch={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Excluir' }))
    })
  })

  it('leaves the focus where the screen gave it meanwhile, also when that button is still there', async () => {
    render(<Screen toSearch />)
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Buscar'))
    })
    // Radix gives the focus back in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar'))
  })
})
