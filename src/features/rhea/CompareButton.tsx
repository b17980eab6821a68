import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState, type Ref } from 'react'
import { criteriaVersionsQuery } from '../../data/rheaCriteria/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { RankingSubject } from './subject.ts'

const VersionDialog = lazyPart(() => import('./VersionDialog.tsx'))

export interface CompareButtonProps {
  subject: RankingSubject
  isBusy: boolean
  onCompare: (version: CriteriaVersion) => void
  ref: Ref<HTMLButtonElement>
}

/** “Comparar versões”: asks which other version of the same set a ranking is held against. */
export function CompareButton({ subject, isBusy, onCompare, ref }: CompareButtonProps) {
  const { data, isError, refetch } = useQuery(criteriaVersionsQuery(subject.criteriaId))
  const [isOpen, setIsOpen] = useState(false)
  const hint = useId()
  const others = data?.filter(({ version }) => version !== subject.version) ?? []
  if (isError && data === undefined) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        Não foi possível ler as versões destes critérios.
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    )
  }
  const isAlone = data !== undefined && others.length === 0
  return (
    <>
      <span className="flex flex-wrap items-center gap-3">
        <Button
          ref={ref}
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={isAlone ? hint : undefined}
          disabled={others.length === 0}
          busy={isBusy}
          onClick={() => {
            setIsOpen(true)
          }}
        >
          Comparar versões
        </Button>
        {isAlone ? (
          <span id={hint} className="text-sm text-muted">
            Estes critérios só têm uma versão.
          </span>
        ) : null}
      </span>
      {isOpen ? (
        <Suspense fallback={null}>
          <VersionDialog
            versions={others}
            onClose={() => {
              setIsOpen(false)
            }}
            onChoose={(version) => {
              setIsOpen(false)
              onCompare(version)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
