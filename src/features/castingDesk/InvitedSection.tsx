import { Suspense, useState } from 'react'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { EndedAct } from '../../data/roster/EndedAct.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'

const InviteArtists = lazyPart(() => import('./InviteArtists.tsx'))
const InvitedList = lazyPart(() => import('./InvitedList.tsx'))

export interface InvitedSectionProps {
  castingId: string
  casting: string
  mayInvite: boolean
}

/** Whom the agency invited to apply, read once it is opened, and the way to invite more. */
export function InvitedSection({ castingId, casting, mayInvite }: InvitedSectionProps) {
  const picker = useOpenOnce()
  const [isListOpen, setIsListOpen] = useState(false)
  const [ended, setEnded] = useState<ActEnd>()
  return (
    <section aria-label="Convites" className="border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <details
          className="min-w-0 grow"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setIsListOpen(true)
          }}
        >
          <summary className="min-h-11 cursor-pointer py-2.5 text-link">Quem recebeu convite</summary>
          {isListOpen ? (
            <Suspense fallback={<Skeleton className="h-24 w-full" />}>
              <InvitedList castingId={castingId} />
            </Suspense>
          ) : null}
        </details>
        {mayInvite ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={picker.open}>
            Convidar artistas
          </Button>
        ) : null}
      </div>
      <EndedAct
        end={ended}
        className="mt-3"
        onClose={() => {
          setEnded(undefined)
        }}
      />
      {picker.isOpen ? (
        <Suspense fallback={null}>
          <InviteArtists castingId={castingId} casting={casting} onClose={picker.close} onEnded={setEnded} />
        </Suspense>
      ) : null}
    </section>
  )
}
