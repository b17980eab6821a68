import { PrivacySection, type PrivacySectionProps } from './PrivacySection.tsx'
import { PrivateDetailsForm, type PrivateDetailsFormProps } from './PrivateDetailsForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What only the person and the direction see, and the person's rights over it: below the profile's own form. */
export function PrivateSections({
  details,
  isMinor,
  consents,
  onDirtyChange,
  onDeletingChange,
}: PrivateDetailsFormProps & PrivacySectionProps) {
  return (
    <>
      <ProfileSection title="Dados privados">
        <p className="text-muted">
          Para contratos e pagamentos. Só você vê; a direção pode abrir, e cada abertura fica registrada.
        </p>
        <PrivateDetailsForm
          details={details}
          isMinor={isMinor}
          consents={consents}
          onDirtyChange={onDirtyChange}
        />
      </ProfileSection>
      <PrivacySection consents={consents} onDeletingChange={onDeletingChange} />
    </>
  )
}
