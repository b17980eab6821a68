import { CONSENT_VERSIONS, CONSENT_WORDS } from '@ribalta/domain/account/consents'
import { useFormContext } from 'react-hook-form'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { GuardianFields } from '../../ui/artistFields/GuardianFields.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { PublicPageConsent } from './PublicPageConsent.tsx'
import type { Consents } from './useConsents.ts'
import type { PrivateValues } from './privateForm.ts'

/** Who answers for a minor; another one than before has to agree here. */
export default function GuardianSection(props: { isChanged: boolean; consents: Consents }) {
  const { isChanged, consents } = props
  const {
    register,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-4 text-lg font-medium">Responsável legal</legend>
      <GuardianFields />
      {!isChanged ? null : (
        <CheckboxField
          label={`${CONSENT_WORDS.guardian} (autorização na versão de ${formatDay(CONSENT_VERSIONS.guardian)}).`}
          description="O responsável mudou: a agência confere de novo antes da próxima publicação."
          required
          error={errors.acceptsGuardian?.message}
          {...register('acceptsGuardian')}
        />
      )}
      <PublicPageConsent consents={consents} />
    </fieldset>
  )
}
