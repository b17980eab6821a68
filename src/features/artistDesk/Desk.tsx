import { MESSAGES } from '@ribalta/domain/messages'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useMemo } from 'react'
import { AccountError } from '../../auth/accountError.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { Application } from '../../data/applications/applications.ts'
import type { Live } from '../../data/useLive.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { logWarning } from '../../lib/log.ts'
import { useNow } from '../../lib/useNow.ts'
import { keyOf } from './applications/applicationOrder.ts'
import { MyApplications } from './applications/MyApplications.tsx'
import { useMyApplications } from './applications/useMyApplications.ts'
import { CastingsForYou } from './castings/CastingsForYou.tsx'
import { MyPresentations } from './presentations/MyPresentations.tsx'
import { useMyPresentations } from './presentations/useMyPresentations.ts'
import { Tests } from './tests/Tests.tsx'
import { useOwnTests } from './tests/useOwnTests.ts'
import { ToAnswer } from './waiting/ToAnswer.tsx'

/** What an artist has before them: what waits, what they could apply for, where they stand. */
export function Desk({ uid, profile }: { uid: string; profile: Profile }) {
  const now = useNow()
  const { updateUserProfile } = useAuth()
  const mine = useMyApplications(uid)
  const all = mine.status === 'ready' ? mine.data.all : undefined
  const byRole = useMemo(() => new Map(all?.map((each) => [keyOf(each), each])), [all])
  const tests = useOwnTests(uid, now)
  const known = [...(tests.waiting.status === 'ready' ? tests.waiting.data : []), ...tests.earlier.items]
  const testOf = ({ castingId, roleId }: Application): TestEntry | undefined =>
    known.find((test) => test.castingId === castingId && test.roleId === roleId)
  const presentations = useMyPresentations(uid, profile, now)
  const own: Live<ReadonlyMap<string, Application>> =
    mine.status === 'ready' ? { status: 'ready', data: byRole } : mine

  async function confirmLook(): Promise<string | undefined> {
    try {
      await updateUserProfile({ confirmLook: true })
      return undefined
    } catch (error) {
      logWarning('The look could not be confirmed', error)
      return error instanceof AccountError ? error.message : MESSAGES.update.other
    }
  }

  return (
    <>
      <ToAnswer
        profile={profile}
        presentations={presentations.status === 'ready' ? presentations.data.waiting : []}
        now={now}
        onConfirmLook={confirmLook}
      />
      <Tests tests={tests} now={now} />
      <CastingsForYou uid={uid} profile={profile} own={own} now={now} />
      <MyApplications mine={mine} testOf={testOf} now={now} />
      <MyPresentations mine={presentations} profile={profile} now={now} />
    </>
  )
}
