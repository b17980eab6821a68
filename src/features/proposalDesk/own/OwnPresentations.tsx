import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { WHAT_IT_IS } from '../../../data/proposals/presentations/whatItIs.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { OwnList } from './OwnList.tsx'

/** In which presentations an artist is, and what they say to each. */
export function OwnPresentations({ uid, profile }: { uid: string; profile: Profile }) {
  usePageTitle('Apresentações')
  return (
    <>
      <PageHeader title="Apresentações">
        <p>{WHAT_IT_IS}</p>
      </PageHeader>
      <OwnList uid={uid} profile={profile} />
    </>
  )
}
