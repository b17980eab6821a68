import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { LookFields } from '../../ui/artistFields/LookFields.tsx'
import { PlaceFields } from '../../ui/artistFields/PlaceFields.tsx'
import { PresentationFields } from '../../ui/artistFields/PresentationFields.tsx'
import { WorkFields } from '../../ui/artistFields/WorkFields.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What the agency looks for in a profile: work, look, place and presentation; `look` is what is said of how old the look is. Within the profile's form. */
export function FactsSections({ look }: { look: Elements }) {
  const { classes, skills, loading } = useClassesSkills()
  return (
    <>
      <ProfileSection title="O que você faz">
        {loading ? <Skeleton className="h-64" /> : <WorkFields classes={classes} skills={skills} />}
      </ProfileSection>
      <ProfileSection title="Como você é">
        {look}
        <LookFields />
      </ProfileSection>
      <ProfileSection title="Onde você está">
        <PlaceFields />
      </ProfileSection>
      <ProfileSection title="Apresentação e links">
        <PresentationFields />
      </ProfileSection>
    </>
  )
}
