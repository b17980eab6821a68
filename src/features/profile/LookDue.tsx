import { isLookDue } from '@ribalta/domain/roster/lookAge'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { goToMaterial, MATERIAL } from './goToMaterial.ts'
import type { LookConfirmationProps } from './LookConfirmation.tsx'

const LookQuestion = lazyPart(() => import('../../data/profiles/LookQuestion.tsx'))

/** The question whether one's look still holds, above the form, as long as it is to be answered; “Mudou” leads into the form. */
export function LookDue({ profile, now, onConfirm }: LookConfirmationProps) {
  const isDue = isLookDue(profile, now)
  // The question goes with its answer, and whoever answered it goes on from there.
  const kept = useKeptFocus(isDue)
  const { hash } = useLocation()
  const type = useNavigationType()
  // As the page opens, and not when its address changes; whoever goes back is led to where they were.
  const [isLedThere] = useState(type !== 'POP' && hash === `#${MATERIAL}`)
  useEffect(() => {
    if (isLedThere) goToMaterial()
  }, [isLedThere])
  return (
    <section {...kept} className="outline-none">
      {isDue ? (
        <div className="mb-10">
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <LookQuestion
              profile={profile}
              now={now}
              heading="h2"
              onConfirm={onConfirm}
              change={
                <Button variant="secondary" onClick={goToMaterial}>
                  Mudou
                </Button>
              }
            />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}
