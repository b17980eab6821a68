import { rank } from '@ribalta/domain/rhea/score'
import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useMemo, useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { MarkableTile } from '../../data/marks/MarkableTile.tsx'
import { type Found, foundPoolQuery } from '../../data/rheaCriteria/foundPool.ts'
import { type CriteriaEntry, criteriaSetQuery } from '../../data/rheaCriteria/queries.ts'
import { ScoreReasons } from '../../data/rheaCriteria/ScoreReasons.tsx'
import { ROSTER_PAGE } from '../../data/roster/roster.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { useListWalk } from '../../lib/lists/useListWalk.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FoundGrid, FoundPlaceholders } from './FoundGrid.tsx'

export interface FoundByCriteriaProps {
  filter: RosterFilter
  criteriaId: string
  /** Back to the order of the looks. */
  onClear: () => void
  ref: Ref<HTMLUListElement>
}

/** Whoever is found and meets what a set of criteria requires, by their score. */
export default function FoundByCriteria({ filter, criteriaId, onClear, ref }: FoundByCriteriaProps) {
  const { data: set, isError, refetch } = useQuery(criteriaSetQuery(criteriaId))
  if (set === undefined) {
    return isError ? (
      <ErrorState title="Não foi possível carregar os critérios" onRetry={() => void refetch()} />
    ) : (
      <FoundPlaceholders />
    )
  }
  if (set === null) {
    return (
      <Notice tone="warning">
        <p>Os critérios do endereço não existem mais.</p>
        <p className="mt-3">
          <Button variant="secondary" size="small" onClick={onClear}>
            Voltar à ordem do look
          </Button>
        </p>
      </Notice>
    )
  }
  const called = `${set.name} · versão ${String(set.version)}`
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-muted">Na ordem de</span>
        <Button
          variant="secondary"
          size="small"
          className="rounded-full"
          aria-label={`Tirar a ordem: ${called}`}
          onClick={onClear}
        >
          <span>{called}</span>
          <CloseIcon />
        </Button>
      </p>
      <InOrder filter={filter} set={set} ref={ref} />
    </>
  )
}

const uidOf = ({ uid }: Found): string => uid

function InOrder({
  filter,
  set,
  ref,
}: {
  filter: RosterFilter
  set: CriteriaEntry
  ref: Ref<HTMLUListElement>
}) {
  const names = useClassesSkills()
  const [now] = useState(() => new Date())
  const [shown, setShown] = useState(ROSTER_PAGE)
  const { data: pool, isError, refetch } = useQuery(foundPoolQuery(filter, set.criteria))
  const ranking = useMemo(
    () => (pool === undefined ? [] : rank(pool.people, set.criteria, now, uidOf)),
    [pool, set.criteria, now],
  )
  const tiles = useMemo(
    () =>
      ranking.map(({ person, score }) => ({
        card: person,
        fit: (
          <details className="relative z-10 mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">
              <span>{`${String(score.points)} pontos`}</span>
              <span className="sr-only">{`: por que ${person.artisticName}`}</span>
            </summary>
            <ScoreReasons name={person.artisticName} facts={person} score={score} context={{ names, now }} />
          </details>
        ),
      })),
    [ranking, names, now],
  )
  const uids = useMemo(() => ranking.map(({ person }) => person.uid), [ranking])
  useListWalk('Busca', uids)
  if (pool === undefined) {
    return isError ? (
      <ErrorState title="Não foi possível buscar" onRetry={() => void refetch()} />
    ) : (
      <FoundPlaceholders />
    )
  }
  if (tiles.length === 0) {
    return (
      <EmptyState title="Ninguém do que foi buscado atende aos obrigatórios">
        Tire um filtro, ou deixe um dos obrigatórios como desejável.
      </EmptyState>
    )
  }
  const count = tiles.length === 1 ? '1 pessoa' : `${formatCount(tiles.length)} pessoas`
  return (
    <>
      <output className="block min-h-6 text-muted">
        {pool.isWhole ? count : `${count} entre as de look mais recente; filtre para chegar às outras`}
      </output>
      <h2 className="sr-only">Pessoas</h2>
      <FoundGrid ref={ref}>
        {tiles.slice(0, shown).map(({ card, fit }) => (
          <MarkableTile key={card.uid} card={card}>
            {fit}
          </MarkableTile>
        ))}
      </FoundGrid>
      {shown >= tiles.length ? null : (
        <Button
          variant="secondary"
          className="mt-6 self-start"
          onClick={() => {
            setShown(shown + ROSTER_PAGE)
          }}
        >
          Carregar mais
        </Button>
      )}
    </>
  )
}
