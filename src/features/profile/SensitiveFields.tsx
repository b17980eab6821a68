import { CONSENT_VERSIONS, CONSENT_WORDS, isInForce, latestConsent } from '@ribalta/domain/account/consents'
import { ETHNICITIES, ETHNICITY_LABELS } from '@ribalta/domain/people/privateDetails'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import type { PrivateValues } from './privateForm.ts'
import { privacyFailure } from './privacyFailure.ts'
import type { Consents } from './useConsents.ts'

/** Ethnicity and access needs, asked only of who has agreed to their being kept. */
export function SensitiveFields({ consents }: { consents: Consents }) {
  const {
    register,
    resetField,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { lines } = consents
  const isAgreed = lines !== undefined && isInForce(latestConsent(lines, 'sensitive'))

  const isRefused = lines !== undefined && !isAgreed

  // With the consent go the data, also what is typed here and was not sent yet.
  useEffect(() => {
    if (!isRefused) return
    resetField('ethnicity', { defaultValue: '' })
    resetField('accessNeeds', { defaultValue: '' })
  }, [isRefused, resetField])

  async function agree(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await consents.record('sensitive', CONSENT_VERSIONS.sensitive, true)
    } catch (error) {
      setProblem(privacyFailure(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-4 text-lg font-medium">Dados sensíveis (opcionais)</legend>
      {isAgreed ? (
        <>
          <SelectField
            label="Raça ou cor"
            error={errors.ethnicity?.message}
            fieldClassName="sm:max-w-xs"
            {...register('ethnicity')}
          >
            <option value="">Prefiro não informar</option>
            {ETHNICITIES.map((ethnicity) => (
              <option key={ethnicity} value={ethnicity}>
                {ETHNICITY_LABELS[ethnicity]}
              </option>
            ))}
          </SelectField>
          <TextareaField
            label="Necessidades de acesso"
            description="O que você precisa para trabalhar bem: rampa, intérprete de Libras, pausas."
            rows={3}
            error={errors.accessNeeds?.message}
            {...register('accessNeeds')}
          />
          <p className="text-sm text-muted">
            Você pode retirar este consentimento em Privacidade, logo abaixo: os dados são apagados na hora.
          </p>
        </>
      ) : (
        <>
          <p className="text-muted">{CONSENT_WORDS.sensitive}</p>
          {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
          <div>
            <Button variant="secondary" busy={isBusy || lines === undefined} onClick={() => void agree()}>
              Concordo e quero informar
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
