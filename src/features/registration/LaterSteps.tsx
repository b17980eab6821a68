import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import type { UploadsStore } from '../../data/uploads/store.ts'
import { LookFields } from '../../ui/artistFields/LookFields.tsx'
import { PlaceFields } from '../../ui/artistFields/PlaceFields.tsx'
import { PresentationFields } from '../../ui/artistFields/PresentationFields.tsx'
import { WorkFields } from '../../ui/artistFields/WorkFields.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { MediaStep } from './MediaStep.tsx'

export interface LaterStepsProps {
  step: number
  isMinor: boolean
  uploads: UploadsStore
  mediaError: string | undefined
  /** A reload lost the password. */
  asksPassword: boolean
}

/** The fields of every step after the first, which come once the first is on the screen. */
export default function LaterSteps({ step, isMinor, uploads, mediaError, asksPassword }: LaterStepsProps) {
  const { classes, skills, loading } = useClassesSkills()
  switch (step) {
    case 1:
      return <ContactStep isMinor={isMinor} />
    case 2:
      return loading ? <LoadingArea /> : <WorkFields classes={classes} skills={skills} />
    case 3:
      return (
        <div className="flex flex-col gap-10">
          <p className="text-muted">Tudo aqui é opcional: você pode completar depois, no seu perfil.</p>
          <LookFields />
          <PlaceFields />
          <PresentationFields />
        </div>
      )
    case 4:
      return <MediaStep store={uploads} error={mediaError} />
    default:
      return <ConsentStep isMinor={isMinor} asksPassword={asksPassword} />
  }
}
