import { dateToInstant } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { isWaitingTest, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { useState } from 'react'
import { giveMoreTime } from '../../data/testRequests/calls.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { useNow } from '../../lib/useNow.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toastTold } from '../../ui/toast/toastTold.ts'
import { DeadlineDialog } from './DeadlineDialog.tsx'
import { proposedDeadline } from './moreTime.ts'

export interface MoreTimeProps {
  test: TestEntry
  /** Where it stands now. */
  status: TestStatus
  profile: Profile | undefined
}

/** Whether the artist asks for more time, and the way to give it: in one press where they asked. */
export function MoreTime({ test, status, profile }: MoreTimeProps) {
  const { id, title, deadline, moreTime } = test
  const now = useNow()
  const [isChoosing, setIsChoosing] = useState(false)
  const { isBusy, problem, attempt, forget } = useAttempt({
    logged: 'More time was not given',
    words: 'O servidor não respondeu. O prazo continua o mesmo: tente de novo.',
  })
  if (!isWaitingTest(status) && status !== 'expired' && !isChoosing) return null
  const proposed = proposedDeadline(deadline, now)

  const give = (until: Date): Promise<void> =>
    attempt(async () => {
      const later = dateToInstant(until)
      await giveMoreTime({ testRequestId: id, deadline: later })
      setIsChoosing(false)
      const notice = { kind: 'testExtended', title, testRequestId: id, deadline: later } as const
      const href = profile === undefined ? undefined : noticeOnWhatsApp(profile, notice, new Date())
      toastTold(`Prazo novo: ${formatDateTime(later)}`, href)
    })

  const choose = (): void => {
    forget()
    setIsChoosing(true)
  }
  return (
    <>
      {moreTime === undefined ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={choose}>
          Dar mais prazo
        </Button>
      ) : (
        <div className="w-full">
          <Notice tone="warning">
            <p>{`Pediu mais prazo em ${formatDateTime(moreTime.at)}:`}</p>
            <p className="mt-1 break-words whitespace-pre-line">{`“${moreTime.reason}”`}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button
                size="small"
                busy={isBusy}
                aria-describedby="prazo-proposto"
                onClick={() => void give(proposed)}
              >
                Dar mais prazo
              </Button>
              <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={choose}>
                Outro prazo
              </Button>
            </p>
            <p
              id="prazo-proposto"
              className="mt-2 text-sm"
            >{`Até ${formatDateTime(dateToInstant(proposed))}.`}</p>
            {problem === undefined || isChoosing ? null : <p className="mt-2 font-medium">{problem}</p>}
          </Notice>
        </div>
      )}
      {isChoosing ? (
        <DeadlineDialog
          begun={proposed}
          isBusy={isBusy}
          problem={problem}
          onGive={(until) => void give(until)}
          onClose={() => {
            setIsChoosing(false)
          }}
        />
      ) : null}
    </>
  )
}
