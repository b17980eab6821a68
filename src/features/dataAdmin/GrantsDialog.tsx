import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { changeGrants } from '../../data/profiles/queries.ts'
import type { TeamMember } from '../../data/profiles/team.ts'
import { classNames } from '../../lib/classNames.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { ACCESS_LEVELS, levelOf } from './grantWords.ts'

const FAILED = 'Não foi possível mudar as permissões. Verifique sua conexão e tente novamente.'

export interface GrantsDialogProps {
  member: TeamMember
  /** Whether a director changes their own access. */
  isOwn: boolean
  onClose: () => void
}

/** What somebody of the team may do, chosen and then confirmed. */
export function GrantsDialog({ member, isOwn, onClose }: GrantsDialogProps) {
  const name = useId()
  const { mutate, isPending: isBusy, error } = useMutation(changeGrants())
  const present = levelOf(member.grants)
  const [level, setLevel] = useState(present)

  function confirm(): void {
    const chosen = ACCESS_LEVELS.find(({ value }) => value === level)
    if (chosen === undefined) return
    mutate(
      { id: member.id, grants: chosen.grants },
      {
        onSuccess: () => {
          toast({ title: 'Permissões atualizadas', description: `${member.artisticName}: ${chosen.label}` })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Permissões"
      description={`${member.artisticName} · ${member.email}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} disabled={level === present} onClick={confirm}>
            Confirmar
          </Button>
        </>
      }
    >
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
              name={name}
              value={each.value}
              checked={each.value === level}
              aria-describedby={`${name}-${each.value}`}
              aria-label={each.label}
              className="mt-1 size-4 shrink-0 accent-accent"
              onChange={() => {
                setLevel(each.value)
              }}
            />
            <span>
              <span className="block font-medium">
                {each.label}
                {each.value === present ? <span className="text-sm text-muted"> · agora</span> : null}
              </span>
              <span id={`${name}-${each.value}`} className="block text-sm text-muted">
                {each.explanation}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isOwn && present === 'director' && level !== 'director' ? (
        <Notice tone="warning">
          É o seu próprio acesso: só outra pessoa da direção poderá devolver o que você tirar.
        </Notice>
      ) : null}
      <p className="text-sm text-muted">A mudança vale na hora e fica registrada.</p>
      {error === null ? null : <Notice tone="danger">{refusalWords(error, FAILED)}</Notice>}
    </Dialog>
  )
}
