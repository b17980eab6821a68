import { isMinor } from '@ribalta/domain/birthDate'
import type { PrivateDetails } from '@ribalta/domain/schemas/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/profile'
import { useState } from 'react'
import { FormProvider, type FieldErrors } from 'react-hook-form'
import { MESSAGES } from '@ribalta/domain/messages'
import { useClassesSkills } from '../../data/ClassesSkillsProvider.tsx'
import { LookFields } from '../../ui/artistFields/LookFields.tsx'
import { PlaceFields } from '../../ui/artistFields/PlaceFields.tsx'
import { PresentationFields } from '../../ui/artistFields/PresentationFields.tsx'
import { WorkFields } from '../../ui/artistFields/WorkFields.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { ConsentRenewal } from './ConsentRenewal.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { LookConfirmation } from './LookConfirmation.tsx'
import { MediaSection } from './MediaSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { PrivateDetailsForm } from './PrivateDetailsForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import type { ProfileData, ProfileValues } from './profileForm.ts'
import { SaveBar } from './SaveBar.tsx'
import { useConsents } from './useConsents.ts'
import { useProfileEditor } from './useProfileEditor.ts'

export interface ProfileEditorViewProps {
  uid: string
  profile: Profile
  details: PrivateDetails | null
  /** The account is being deleted: nothing here is worth saving any more. */
  isLeaving: boolean
  /** Told when that begins, and when it failed. */
  onDeletingChange: (isDeleting: boolean) => void
}

const NO_DETAILS: PrivateDetails = {}
const UNSENT_FILES = 'Há arquivos que não foram enviados. Tente de novo ou remova cada um deles.'
const CHECK_FIELDS = 'Confira os campos marcados.'

/** The whole profile in sections, with one button that saves what changed. */
export function ProfileEditorView(props: ProfileEditorViewProps) {
  const { uid, profile, details, isLeaving, onDeletingChange } = props
  const editor = useProfileEditor(profile)
  const { form } = editor
  const { classes, skills, loading } = useClassesSkills()
  const [problem, setProblem] = useState<string>()
  const consents = useConsents(uid)
  const [isPrivateDirty, setIsPrivateDirty] = useState(false)
  const [now] = useState(() => new Date())
  const minor = isMinor(profile.birthDate, now)

  async function save(data: ProfileData): Promise<void> {
    setProblem(undefined)
    const outcome = await editor.save(data)
    switch (outcome.kind) {
      case 'saved':
        toast({ title: 'Alterações salvas' })
        return
      case 'unchanged':
        toast({ title: MESSAGES.update.nothing })
        return
      case 'files':
        setProblem(UNSENT_FILES)
        return
      case 'refused':
        if (outcome.field !== undefined) {
          form.setError(outcome.field, { type: 'server', message: outcome.message }, { shouldFocus: true })
        }
        setProblem(outcome.message)
    }
  }

  function onInvalid(errors: FieldErrors<ProfileValues>): void {
    setProblem(Object.keys(errors).length > 0 ? CHECK_FIELDS : undefined)
  }

  return (
    <FormProvider {...form}>
      <PageHeader title={profile.artisticName === '' ? 'Perfil' : profile.artisticName} eyebrow="Perfil" />
      <div className="grid gap-12 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-20">
        <ProfileSummary uid={uid} profile={profile} />
        <div className="flex min-w-0 flex-col">
          <ConsentRenewal consents={consents} isMinor={minor} />
          <form
            noValidate
            className="flex min-w-0 flex-col **:scroll-mt-24 **:scroll-mb-36"
            onSubmit={(event) => {
              event.preventDefault()
              if (!editor.isSaving) void form.handleSubmit(save, onInvalid)(event)
            }}
          >
            <ProfileSection title="Seu material">
              <MediaSection editor={editor} />
            </ProfileSection>
            <ProfileSection title="Identidade e contato">
              <IdentitySection profile={profile} />
            </ProfileSection>
            <ProfileSection title="O que você faz">
              {loading ? <Skeleton className="h-64" /> : <WorkFields classes={classes} skills={skills} />}
            </ProfileSection>
            <ProfileSection title="Como você é">
              <LookConfirmation profile={profile} onConfirm={editor.confirmLook} />
              <LookFields />
            </ProfileSection>
            <ProfileSection title="Onde você está">
              <PlaceFields />
            </ProfileSection>
            <ProfileSection title="Apresentação e links">
              <PresentationFields />
            </ProfileSection>
            <SaveBar editor={editor} problem={problem} isMoreUnsaved={isPrivateDirty} isLeaving={isLeaving} />
          </form>
          <div className="mt-12 **:scroll-mt-24">
            <ProfileSection title="Dados privados">
              <p className="text-muted">
                Para contratos e pagamentos. Só você vê; a direção pode abrir, e cada abertura fica
                registrada.
              </p>
              <PrivateDetailsForm
                details={details ?? NO_DETAILS}
                isMinor={minor}
                consents={consents}
                onDirtyChange={setIsPrivateDirty}
              />
            </ProfileSection>
            <PrivacySection consents={consents} onDeletingChange={onDeletingChange} />
          </div>
        </div>
      </div>
    </FormProvider>
  )
}
