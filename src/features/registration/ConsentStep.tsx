import { CONSENT_VERSIONS, CONSENT_WORDS } from '@ribalta/domain/account/consents'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { GuardianFields } from '../../ui/artistFields/GuardianFields.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'
import type { RegistrationValues } from './registrationForm.ts'

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      <span>{children}</span>
      <span className="sr-only"> (abre em outra aba)</span>
    </Link>
  )
}

type ConsentName = 'acceptsGuardian' | 'acceptsTerms' | 'acceptsPrivacy'

/** A part of its own: fields are registered in the order of the page, in which the first problem is looked for. */
function Consent({ name, label }: { name: ConsentName; label: ReactNode }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<RegistrationValues>()
  return <CheckboxField label={label} required error={errors[name]?.message} {...register(name)} />
}

export interface ConsentStepProps {
  isMinor: boolean
  asksPassword: boolean
}

/** What is agreed to, in the versions in force, and a minor's guardian. */
export function ConsentStep({ isMinor, asksPassword }: ConsentStepProps) {
  return (
    <div className="flex flex-col gap-6">
      {asksPassword ? <PasswordAgain /> : null}
      {isMinor ? (
        <fieldset className="flex flex-col gap-6 rounded-card border border-line p-5 md:p-6">
          <legend className="px-2 font-display text-xl">Responsável legal</legend>
          <p className="text-muted">
            Como você tem menos de 18 anos, a agência confirma o cadastro com seu responsável antes de
            publicar sua página.
          </p>
          <GuardianFields />
          <Consent
            name="acceptsGuardian"
            label={`${CONSENT_WORDS.guardian} (autorização na versão de ${formatDay(CONSENT_VERSIONS.guardian)}).`}
          />
        </fieldset>
      ) : null}
      <Consent
        name="acceptsTerms"
        label={
          <>
            Li e aceito os <TextLink to="/termos-agenciamento">termos de agenciamento</TextLink>
            <span>{`, na versão de ${formatDay(CONSENT_VERSIONS.terms)}.`}</span>
          </>
        }
      />
      <Consent
        name="acceptsPrivacy"
        label={
          <>
            Li a <TextLink to="/privacidade">política de privacidade</TextLink>, na versão de{' '}
            <span>{formatDay(CONSENT_VERSIONS.privacy)}</span>, e concordo com o uso dos meus dados como ela
            descreve.
          </>
        }
      />
    </div>
  )
}
