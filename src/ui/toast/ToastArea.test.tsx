import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ToastArea } from './ToastArea.tsx'
import { toast, toastStore } from './toastStore.ts'

afterEach(() => {
  act(() => {
    toastStore.dispatch({ type: 'remove' })
  })
})

/** By keyboard: jsdom lacks the pointer capture that a toast's swipe needs. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

describe('ToastArea', () => {
  it('shows one toast at a time, the newest', async () => {
    render(<ToastArea />)
    act(() => {
      toast({ title: 'Primeira' })
      toast({ title: 'Segunda', variant: 'destructive' })
    })
    expect(await screen.findByText('Segunda')).toBeVisible()
    expect(screen.queryByText('Primeira')).not.toBeInTheDocument()
  })

  it('closes with its button', async () => {
    render(<ToastArea />)
    act(() => {
      toast({ title: 'Perfil salvo' })
    })
    await press('Fechar notificação')
    expect(screen.queryByText('Perfil salvo')).not.toBeInTheDocument()
  })

  it('runs the action of a toast', async () => {
    let undone = false
    render(<ToastArea />)
    act(() => {
      toast({
        title: 'Removido',
        action: {
          label: 'Desfazer',
          altText: 'Desfazer em Perfil',
          onPress: () => {
            undone = true
          },
        },
      })
    })
    await press('Desfazer')
    expect(undone).toBe(true)
  })
})
