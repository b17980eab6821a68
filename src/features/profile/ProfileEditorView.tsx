import { consentsToAsk } from '@ribalta/domain/account/consents'
import { isMinor } from '@ribalta/domain/people/birthDate'
import { isLookDue } from '@ribalta/domain/roster/lookAge'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { MESSAGES } from '@ribalta/domain/messages'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { UnlistedScreens } from '../../ui/UnlistedScreens.tsx'
import { FactsSections } from './FactsSections.tsx'
import { MATERIAL } from './goToMaterial.ts'
import { IdentitySection } from './IdentitySection.tsx'
import { MessagesPart } from './messages/messagesPart.ts'
import { NewMedia } from './NewMedia.tsx'
import { PrivateSections } from './PrivateSections.tsx'
import { LookConfirmation } from './LookConfirmation.tsx'
import { LookDue } from './LookDue.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import type { ProfileData } from './profileForm.ts'
import { SaveBar } from './SaveBar.tsx'
import { StoredMedia } from './StoredMedia.tsx'
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

// Only after a text has changed.
const ConsentRenewal = lazyPart(() => import('./ConsentRenewal.tsx'))

const NO_DETAILS: PrivateDetails = {}
const UNSENT_FILES = 'Há arquivos que não foram enviados. Tente de novo ou remova cada um deles.'

/** The whole profile in sections, with one button that saves what changed. */
export function ProfileEditorView(props: ProfileEditorViewProps) {
  const { uid, profile, details, isLeaving, onDeletingChange } = props
  const editor = useProfileEditor(uid, profile)
  const { form } = editor
  const [problem, setProblem] = useState<string>()
  const consents = useConsents(uid)
  const [isPrivateDirty, setIsPrivateDirty] = useState(false)
  const [now] = useState(() => new Date())
  const minor = isMinor(profile.birthDate, now)
  const asked = consents.lines === undefined ? [] : consentsToAsk(consents.lines, { isMinor: minor })

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

  function onInvalid(): void {
    setProblem(undefined)
  }

  const look = { profile, now, onConfirm: async () => (await editor.confirmLook())?.message }

  return (
    <FormProvider {...form}>
      <PageHeader
        title={profile.artisticName === '' ? 'Perfil' : profile.artisticName}
        eyebrow="Perfil"
        actions={<UnlistedScreens profile={profile} />}
      />
      <Suspense fallback={profile.grants.length > 0 ? null : <div className="h-44" />}>
        <MessagesPart uid={uid} profile={profile} />
      </Suspense>
      <div className="grid gap-12 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-20">
        <ProfileSummary uid={uid} profile={profile} />
        <div className="flex min-w-0 flex-col">
          {asked.length === 0 ? null : (
            <Suspense fallback={null}>
              <ConsentRenewal consents={consents} asked={asked} />
            </Suspense>
          )}
          <LookDue {...look} />
          <form
            noValidate
            className="flex min-w-0 flex-col **:scroll-mt-24 **:scroll-mb-36"
            onSubmit={(event) => {
              event.preventDefault()
              if (!editor.isSaving) void form.handleSubmit(save, onInvalid)(event)
            }}
          >
            <ProfileSection title="Seu material" id={MATERIAL}>
              <div className="flex flex-col gap-8">
                <StoredMedia editor={editor} />
                <NewMedia editor={editor} />
              </div>
            </ProfileSection>
            <ProfileSection title="Identidade e contato">
              <IdentitySection profile={profile} />
            </ProfileSection>
            <FactsSections look={isLookDue(profile, now) ? null : <LookConfirmation {...look} />} />
            <SaveBar editor={editor} problem={problem} isMoreUnsaved={isPrivateDirty} isLeaving={isLeaving} />
          </form>
          <div className="mt-12 **:scroll-mt-24">
            <PrivateSections
              details={details ?? NO_DETAILS}
              isMinor={minor}
              consents={consents}
              onDirtyChange={setIsPrivateDirty}
              onDeletingChange={onDeletingChange}
            />
          </div>
        </div>
      </div>
    </FormProvider>
  )
}
