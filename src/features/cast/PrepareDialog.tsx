import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { LookFields } from '../../ui/artistFields/LookFields.tsx'
import { PlaceFields } from '../../ui/artistFields/PlaceFields.tsx'
import { PresentationFields } from '../../ui/artistFields/PresentationFields.tsx'
import { WorkFields } from '../../ui/artistFields/WorkFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { DayField } from '../../ui/DayField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Answered } from './inviteWords.ts'
import { EMPTY_PREPARED, preparedFormSchema } from './preparedForm.ts'
import { useInvite } from './useInvite.ts'

const resolver = zodResolver(preparedFormSchema)

export interface PrepareDialogProps {
  onClose: () => void
  onDone: (answered: readonly Answered[]) => void
}

/** One person's cadastro, prepared with as much as the agency knows. */
export function PrepareDialog({ onClose, onDone }: PrepareDialogProps) {
  const id = useId()
  const { classes, skills } = useClassesSkills()
  const invite = useInvite()
  const form = useForm({
    defaultValues: EMPTY_PREPARED,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const [phone, birthDate] = useWatch({ control: form.control, name: ['phone', 'birthDate'] })
  const submit = form.handleSubmit(async (prepared) => {
    const answered = await invite.send([prepared])
    if (answered !== undefined) onDone(answered)
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !invite.isBusy) onClose()
      }}
      title="Preparar um cadastro"
      description="A pessoa abre o link, confere, completa com uma foto e uma senha, e o perfil é dela. Sem isso, tudo é apagado em 30 dias."
      actions={
        <>
          <Button variant="quiet" disabled={invite.isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={invite.isBusy}>
            Criar convite
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
          <TextField
            label="Nome artístico"
            autoComplete="off"
            required
            error={errors.artisticName?.message}
            {...form.register('artisticName')}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label="E-mail"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              description="Um dos dois basta: e-mail ou telefone."
              error={errors.email?.message}
              {...form.register('email')}
            />
            <PhoneField
              label="Telefone"
              typed={phone}
              autoComplete="off"
              description="Com DDD."
              placeholder="(11) 98765-4321"
              error={errors.phone?.message}
              {...form.register('phone')}
            />
          </div>
          <DayField
            label="Data de nascimento"
            typed={birthDate}
            autoComplete="off"
            error={errors.birthDate?.message}
            {...form.register('birthDate')}
          />
          <WorkFields classes={classes} skills={skills} />
          <LookFields />
          <PlaceFields />
          <PresentationFields />
          <FormProblems control={form.control} />
          {invite.problem === undefined ? null : <Notice tone="danger">{invite.problem}</Notice>}
        </form>
      </FormProvider>
    </Dialog>
  )
}
