import { Root } from '@radix-ui/react-dropdown-menu'
import { useState, type ReactNode } from 'react'
import { useBackCloses } from './useBackCloses.ts'

/** A menu that begins open, because its code loads when it is first asked for. The browser's Back closes it. */
export function OpenMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  useBackCloses(isOpen, () => {
    setIsOpen(false)
  })
  return (
    <Root open={isOpen} onOpenChange={setIsOpen}>
      {children}
    </Root>
  )
}
