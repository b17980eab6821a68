import { zodResolver } from '@hookform/resolvers/zod'
import { MAX_APPLICATION_MEDIA, MAX_APPLICATION_NOTE } from '@ribalta/domain/castings/casting'
import { APPLY_HURDLES } from '@ribalta/domain/castings/mayApply'
import { applyToCastingSchema } from '@ribalta/domain/schemas/castings/application'
import { isServable } from '@ribalta/domain/media/videoState'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { prepareCalls } from '../callables.ts'
import { applyToCasting } from '../castings/calls.ts'
import { MediaChoice } from '../privateFiles/MediaChoice.tsx'

const resolver = zodResolver(z.pick(applyToCastingSchema, { note: true, mediaIds: true }))

export interface AppliedRole {
  readonly id: string
  readonly title: string
}

export interface ApplyDialogProps {
  castingId: string
  role: AppliedRole
  /** The artist's own; undefined for who has no profile. */
  media: readonly ProfileMedia[] | undefined
  open: boolean
  onClose: () => void
}

/** One's application for a role: photos and videos of one's own, and a note. What was chosen stays while the page does. */
export default function ApplyDialog({ castingId, role, media: own, open, onClose }: ApplyDialogProps) {
  const media = (own ?? []).filter(isServable)
  const id = useId()
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm({
    defaultValues: { note: '', mediaIds: media.slice(0, 1).map((item) => item.id) },
    resolver,
  })
  const { errors, isSubmitting } = formState
  useFirstChange(subscribe, prepareCalls)
  const problem = errors.mediaIds?.message ?? errors.root?.message

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

  const frame = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen && !isSubmitting) onClose()
    },
    title: `Candidatar-se: ${role.title}`,
  }
  if (media.length === 0) {
    return (
      <Dialog
        {...frame}
        description={
          own === undefined
            ? 'Para se inscrever você precisa de um cadastro de artista.'
            : APPLY_HURDLES.media
        }
        actions={
          <ButtonLink to={own === undefined ? '/cadastro' : '/perfil'}>
            {own === undefined ? 'Fazer cadastro' : 'Abrir meu perfil'}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Dialog
      {...frame}
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
          render={({ field }) => (
            <MediaChoice
              media={media}
              value={field.value}
              max={MAX_APPLICATION_MEDIA}
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
      </form>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
