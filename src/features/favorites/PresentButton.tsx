import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { PresentListProps } from './PresentList.tsx'

const PresentList = lazyPart(() => import('./PresentList.tsx'))

/** Shows everybody of a list to a client. */
export function PresentButton(props: Omit<PresentListProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Apresentar lista
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PresentList
            {...props}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
