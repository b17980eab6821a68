import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { criteriaVersionsQuery } from '../../data/rheaCriteria/queries.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { criterionLabel, weightWords } from '../../lib/rhea/criterionWords.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What a set asked at each of its versions; read once somebody wants to know. */
export function CriteriaVersions({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError, refetch } = useQuery({ ...criteriaVersionsQuery(id), enabled: isOpen })
  return (
    <details
      className="group/versions border-y border-line"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">Versões</h2>
        <span className="text-muted transition-transform group-open/versions:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <p className="max-w-prose pb-4 text-muted">
        Nenhuma versão muda depois de salva: salvar cria a próxima.
      </p>
      {isError ? (
        <ErrorState title="Não foi possível carregar as versões" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="mb-4 h-32 w-full" />
      ) : (
        <ol reversed aria-label="Versões" className="flex flex-col gap-6 pb-6">
          {data.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      )}
    </details>
  )
}

function Version({ version: { version, name, createdAt, criteria } }: { version: CriteriaVersion }) {
  const catalogue = useClassesSkills()
  return (
    <li>
      <h3 className="font-medium break-words">{`Versão ${String(version)} · ${name}`}</h3>
      <p className="text-sm text-muted">{formatDateTime(createdAt)}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {criteria.map((criterion) => (
          <li key={criterionKey(criterion)} className="break-words">
            <span>{`${criterionLabel(criterion, catalogue)} `}</span>
            <span className="text-sm text-muted">{`(${weightWords(criterion)})`}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
