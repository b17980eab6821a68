import { zodResolver } from '@hookform/resolvers/zod'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import { MESSAGES } from '@ribalta/domain/messages'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { prepareAccount } from '../../auth/prepareAccount.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { AddressFields, CivilFields, PayFields } from './PrivateFields.tsx'
import {
  changedPrivate,
  privateDraftKey,
  privateFormSchema,
  toPrivateValues,
  type PrivateData,
  type PrivateValues,
} from './privateForm.ts'
import { SensitiveFields } from './SensitiveFields.tsx'
import { toUpdateFailure } from './updateFailure.ts'
import type { Consents } from './useConsents.ts'

// Of minors only.
const GuardianSection = lazyPart(() => import('./GuardianSection.tsx'))

export interface PrivateDetailsFormProps {
  details: PrivateDetails
  isMinor: boolean
  consents: Consents
  /** Told whether something here is not saved. */
  onDirtyChange: (isDirty: boolean) => void
}

/** What only the person edits, with a button of its own: none of it waits for validation. */
export function PrivateDetailsForm({ details, isMinor, consents, onDirtyChange }: PrivateDetailsFormProps) {
  const { user, updateUserProfile } = useAuth()
  const [problem, setProblem] = useState<string>()
  const values = useMemo(() => toPrivateValues(details), [details])
  const resolver = useMemo(() => zodResolver(privateFormSchema(isMinor, details)), [isMinor, details])
  const form = useForm<PrivateValues, unknown, PrivateData>({
    // What is stored moves on beneath what is being typed.
    values,
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // `dirtyFields` has to be read here for what is being typed to survive a change of what is stored.
  const { isDirty, dirtyFields, isSubmitting } = form.formState
  useFirstChange(form.subscribe, prepareAccount)
  useFormDraft(privateDraftKey(user?.uid ?? ''), form, values)

  useEffect(() => {
    onDirtyChange(isDirty)
  }, [isDirty, onDirtyChange])

  async function save(data: PrivateData): Promise<void> {
    setProblem(undefined)
    const privateDetails = changedPrivate(details, data)
    if (privateDetails === undefined) {
      toast({ title: MESSAGES.update.nothing })
      return
    }
    try {
      await updateUserProfile({ privateDetails })
      form.reset({ ...form.getValues(), acceptsGuardian: false })
      toast({ title: 'Dados privados salvos' })
    } catch (error) {
      setProblem(toUpdateFailure(error).message)
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Dados privados"
        className="flex flex-col gap-10"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) {
            void form.handleSubmit(save, () => {
              setProblem(undefined)
            })(event)
          }
        }}
      >
        <CivilFields />
        {isMinor ? (
          <Suspense fallback={null}>
            <GuardianSection isChanged={dirtyFields.guardian !== undefined} consents={consents} />
          </Suspense>
        ) : null}
        <AddressFields />
        <PayFields />
        <SensitiveFields consents={consents} />
        <FormProblems control={form.control} />
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-sm text-muted">{isDirty ? 'Há dados privados não salvos.' : ''}</output>
          <Button type="submit" variant="secondary" busy={isSubmitting}>
            Salvar dados privados
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
