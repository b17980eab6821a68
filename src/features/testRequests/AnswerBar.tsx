import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { canChangeTest, STAFF_TEST_STEPS, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { Suspense, useState } from 'react'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonVariant } from '../../ui/buttonStyle.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { STEP_WORDS, type StaffStep } from './answerWords.ts'

const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'))

const VARIANTS: Readonly<Record<StaffStep, ButtonVariant>> = {
  approved: 'primary',
  retake: 'secondary',
  declined: 'secondary',
  cancelled: 'danger',
}

export interface AnswerBarProps {
  test: TestEntry
  /** Where it stands now. */
  status: TestStatus
  name: string
  profile: Profile | undefined
}

/** What staff can do with a test where it stands. */
export function AnswerBar({ test, status, name, profile }: AnswerBarProps) {
  const [asked, setAsked] = useState<StaffStep>()
  const steps = STAFF_TEST_STEPS.filter((step) => canChangeTest(status, step))
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          variant={VARIANTS[step]}
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(step)
          }}
        >
          {STEP_WORDS[step].action}
        </Button>
      ))}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <AnswerDialog
            key={asked}
            test={test}
            to={asked}
            name={name}
            profile={profile}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
