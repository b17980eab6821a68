import { zodResolver } from '@hookform/resolvers/zod'
import { MAX_APPLICATION_MEDIA, MAX_APPLICATION_NOTE } from '@ribalta/domain/castings/casting'
import { applyToCastingSchema } from '@ribalta/domain/schemas/castings/application'
import { isServable } from '@ribalta/domain/media/videoState'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { prepareCalls } from '../callables.ts'
import { applyToCasting } from '../castings/calls.ts'
import { MediaChoice } from '../privateFiles/MediaChoice.tsx'
import { type ApplicationBlocker, type ApplyingProfile, findBlocker } from './findBlocker.ts'

const resolver = zodResolver(z.pick(applyToCastingSchema, { note: true, mediaIds: true }))

export interface AppliedRole {
  readonly id: string
  readonly title: string
}

export interface ApplyDialogProps {
  castingId: string
  role: AppliedRole
  /** The artist's own; null for a user without one. */
  profile: ApplyingProfile | null
  open: boolean
  onClose: () => void
  returnTo: () => HTMLElement | undefined
}

const NO_PROFILE: ApplicationBlocker = {
  message: 'Para se inscrever você precisa de um cadastro de artista.',
  to: '/cadastro',
  action: 'Fazer cadastro',
}

/**
 * An artist's application for a role: photos and videos of their profile, and a note. What they chose stays while the page
 * does. An artist who can't apply reads why, and where to fix it, before choosing anything.
 */
export default function ApplyDialog(props: ApplyDialogProps) {
  const { role, profile, open, onClose, returnTo } = props
  const now = useNow()
  const blocker = profile === null ? NO_PROFILE : findBlocker(profile, now)
  if (profile !== null && blocker === undefined)
    return <ApplyForm {...props} media={profile.media.filter(isServable)} />
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      returnTo={returnTo}
      title={titleFor(role)}
      description={blocker?.message}
      actions={blocker === undefined ? undefined : <ButtonLink to={blocker.to}>{blocker.action}</ButtonLink>}
    />
  )
}

function titleFor(role: AppliedRole): string {
  return `Candidatar-se: ${role.title}`
}

interface ApplyFormProps extends ApplyDialogProps {
  media: readonly ProfileMedia[]
}

function ApplyForm({ castingId, role, media, open, onClose, returnTo }: ApplyFormProps) {
  const id = useId()
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm({
    defaultValues: { note: '', mediaIds: media.slice(0, 1).map((item) => item.id) },
    resolver,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  useFirstChange(subscribe, prepareCalls)

  const send = handleSubmit(async (chosen) => {
    try {
      await applyToCasting({ ...chosen, castingId, roleId: role.id })
      onClose()
    } catch (error) {
      const words = refusalWords(
        error,
        'A inscrição não saiu daqui. Verifique sua conexão e tente novamente.',
      )
      setError('root', { message: words })
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      returnTo={returnTo}
      title={titleFor(role)}
      description="A agência recebe seu perfil, o que você escolher aqui e seu recado."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={isSubmitting}>
            Enviar inscrição
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="contents" onSubmit={(event) => void send(event)}>
        <Controller
          control={control}
          name="mediaIds"
          render={({ field, fieldState }) => (
            <MediaChoice
              media={media}
              value={field.value}
              max={MAX_APPLICATION_MEDIA}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
        <TextareaField
          label="Recado (opcional)"
          description={`Por que este personagem? Até ${String(MAX_APPLICATION_NOTE)} caracteres.`}
          rows={4}
          maxLength={MAX_APPLICATION_NOTE}
          error={errors.note?.message}
          {...register('note')}
        />
        <FormProblems control={control} />
      </form>
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
    </Dialog>
  )
}
