import { isWaitingTest, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { useId } from 'react'
import { ownStatusLabel } from '../../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { classNames } from '../../../lib/classNames.ts'
import { ownTestPath } from '../../../lib/deskPath.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Deadline } from '../../../ui/Deadline.tsx'
import { Tag } from '../../../ui/Tag.tsx'

/** One test: what it is for, until when, where it stands, and the way to it. */
export function TestItem({ test, now }: { test: TestEntry; now: Date }) {
  const id = useId()
  const { title, castingTitle, roleTitle } = test
  const status = testStatusAt(test, now)
  const isWaiting = isWaitingTest(status)
  const of = [castingTitle, roleTitle].filter((part) => part !== undefined).join(' · ')
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        isWaiting ? 'rounded-card border border-line border-l-4 border-l-accent bg-surface p-5' : 'py-4',
      )}
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 id={id} className="text-lg font-medium break-words">
          {title}
        </h3>
        {of === '' ? null : <p className="mt-1 text-sm text-muted break-words">{of}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Tag tone={status === 'approved' ? 'success' : isWaiting ? 'accent' : 'neutral'}>
            {ownStatusLabel(test, status)}
          </Tag>
          {isWaiting ? <Deadline deadline={test.deadline} /> : null}
        </div>
      </div>
      <ButtonLink
        to={ownTestPath(test.id)}
        variant={isWaiting ? 'primary' : 'quiet'}
        aria-describedby={id}
        className="max-sm:w-full"
      >
        Abrir o teste
      </ButtonLink>
    </article>
  )
}
