import type { Ref, SyntheticEvent } from 'react'
import { prepareCalls } from '../../data/callables.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { AskedCriteria } from './AskedCriteria.tsx'
import type { RankingSubject } from './subject.ts'
import type { Choices } from './useChoices.ts'

export interface RankingFormProps {
  choices: Choices
  /** A ranking is being made. */
  isBusy: boolean
  onRank: (subject: RankingSubject, isAnonymous: boolean) => void
  /** The button that begins. */
  ref: Ref<HTMLButtonElement>
}

/** By what and whom to rank. */
export function RankingForm({ choices, isBusy, onRank, ref }: RankingFormProps) {
  const { chosen, change, sets, castings } = choices
  const set = sets.chosen
  const { isAnonymous = false } = chosen

  function rank(event: SyntheticEvent): void {
    event.preventDefault()
    if (set === undefined || castings.isPending || isBusy) return
    const { id: criteriaId, version, name, criteria } = set
    // From now on the address says which set it is of, whichever is saved last later.
    change({ criteriaId })
    onRank({ criteriaId, version, name, criteria, casting: castings.chosen, now: new Date() }, isAnonymous)
  }

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={rank}>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <SelectField
          label="Critérios"
          value={set?.id ?? ''}
          error={set === undefined ? 'Estes critérios não existem mais. Escolha outros.' : undefined}
          onChange={({ target }) => {
            change({ criteriaId: target.value })
          }}
        >
          {set === undefined ? <option value="">Escolha</option> : null}
          {sets.all.map(({ id, name, version, isArchived }) => (
            <option key={id} value={id}>
              {`${name} · versão ${String(version)}${isArchived ? ' (arquivados)' : ''}`}
            </option>
          ))}
        </SelectField>
        <CandidatesField choices={choices} />
      </div>
      {set === undefined ? null : <AskedCriteria set={set} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <CheckboxField
          role="switch"
          label="Modo anônimo"
          description="Sem nome, foto ou gênero: quem é quem só se vê ao abrir o ranking guardado."
          checked={isAnonymous}
          aria-checked={isAnonymous}
          onChange={({ target }) => {
            prepareCalls()
            change({ isAnonymous: target.checked })
          }}
        />
        <Button
          ref={ref}
          type="submit"
          busy={isBusy}
          disabled={set === undefined || castings.isPending}
          className="max-sm:w-full"
        >
          Calcular ranking
        </Button>
      </div>
    </form>
  )
}

/** Everybody, or the candidates of one casting. */
function CandidatesField({ choices: { chosen, change, castings } }: { choices: Choices }) {
  const { castingId } = chosen
  const isGone = castingId !== undefined && castings.chosen === undefined && !castings.isPending
  return (
    <div className="flex flex-col items-start gap-2">
      <SelectField
        label="Candidatos"
        fieldClassName="w-full"
        value={castings.isPending ? castingId : (castings.chosen?.id ?? '')}
        error={
          castings.isFailed
            ? 'Não foi possível carregar os castings.'
            : isGone
              ? 'O casting do link não existe mais.'
              : undefined
        }
        onChange={({ target }) => {
          change({ castingId: target.value === '' ? undefined : target.value })
        }}
      >
        <option value="">Todo o elenco</option>
        {castings.isPending ? <option value={castingId}>Carregando…</option> : null}
        {castings.all.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {castings.isFailed ? (
        <Button variant="secondary" size="small" onClick={castings.retry}>
          Tentar novamente
        </Button>
      ) : castings.hasMore ? (
        <Button variant="quiet" size="small" busy={castings.isReading} onClick={castings.more}>
          Carregar mais castings
        </Button>
      ) : null}
    </div>
  )
}
