import { zodResolver } from '@hookform/resolvers/zod'
import { setGrantsSchema } from '@ribalta/domain/schemas/account/grantsChange'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { changeGrants } from '../../data/profiles/queries.ts'
import type { TeamMember } from '../../data/profiles/team.ts'
import { classNames } from '../../lib/classNames.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { ACCESS_LEVELS, levelOf, type AccessLevel } from './grantWords.ts'
import { SecondFactorReset } from './SecondFactorReset.tsx'

const FAILED = 'Não foi possível mudar as permissões. Verifique sua conexão e tente novamente.'

const optionOf = (level: AccessLevel) => ACCESS_LEVELS.find(({ value }) => value === level)

const resolver = zodResolver(
  typedSchema(
    ({ level }: { level: AccessLevel }) => ({ grants: optionOf(level)?.grants }),
    z.pick(setGrantsSchema, { grants: true }),
  ),
)

export interface GrantsDialogProps {
  member: TeamMember
  onClose: () => void
}

/** What somebody of the team may do, chosen and then confirmed. */
export function GrantsDialog({ member, onClose }: GrantsDialogProps) {
  const id = useId()
  const { mutate, isPending, error } = useMutation(changeGrants())
  const present = levelOf(member.grants)
  const { control, register, handleSubmit } = useForm({
    defaultValues: { level: present },
    resolver,
  })
  const level = useWatch({ control, name: 'level' })

  const confirm = handleSubmit(({ grants }) => {
    mutate(
      { id: member.id, grants },
      {
        onSuccess: () => {
          const description = `${member.artisticName}: ${optionOf(level)?.label ?? ''}`
          toast({ title: 'Permissões atualizadas', description })
          onClose()
        },
      },
    )
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      title="Permissões"
      description={`${member.artisticName} · ${member.email}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={isPending} disabled={level === present}>
            Confirmar
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="contents" onSubmit={(event) => void confirm(event)}>
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Acesso</legend>
          {ACCESS_LEVELS.map((each) => (
            <label
              key={each.value}
              className={classNames(
                'flex cursor-pointer gap-3 rounded-control border px-4 py-3',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                each.value === level ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-ink',
              )}
            >
              <input
                type="radio"
                value={each.value}
                aria-describedby={`${id}-${each.value}`}
                aria-label={each.label}
                className="mt-1 size-4 shrink-0 accent-accent"
                {...register('level')}
              />
              <span>
                <span className="block font-medium">
                  <span>{each.label}</span>
                  {each.value === present ? <span className="text-sm text-muted"> · agora</span> : null}
                </span>
                <span id={`${id}-${each.value}`} className="block text-sm text-muted">
                  {each.explanation}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
      <p className="text-sm text-muted">A mudança vale na hora e fica registrada.</p>
      {error === null ? null : <Notice tone="danger">{refusalWords(error, FAILED)}</Notice>}
      {member.grants.length === 0 ? null : <SecondFactorReset member={member} onDone={onClose} />}
    </Dialog>
  )
}
