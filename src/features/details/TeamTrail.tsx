import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const TeamLines = lazyPart(() => import('./TeamLines.tsx'))

/** Who did what with somebody, for directors; read once they ask. */
export function TeamTrail({ uid }: { uid: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <TeamLines uid={uid} />
    </Suspense>
  ) : (
    <Button
      variant="secondary"
      size="small"
      className="self-start"
      onClick={() => {
        setIsOpen(true)
      }}
    >
      Ver quem fez o quê
    </Button>
  )
}
