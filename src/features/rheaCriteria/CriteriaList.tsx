import { isDirector } from '@ribalta/domain/account/grants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type CriteriaEntry, criteriaSetsQuery } from '../../data/rheaCriteria/queries.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { type ArchivableItem, ArchivableList, type ArchivableWords } from '../../ui/ArchivableList.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { setArchived } from './archiving.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'
import { countWords } from './criteriaWords.ts'

const WORDS: ArchivableWords = {
  inUse: 'Critérios em uso',
  list: 'Critérios',
  archivedList: 'Critérios arquivados',
  failure: 'Não foi possível carregar os critérios',
  none: 'Nenhum conjunto de critérios ainda',
  noneArchived: 'Nada arquivado',
  whatFor:
    'Um conjunto diz o que um papel pede e quanto cada coisa pesa, e mostra na hora quem do elenco se aproxima. Comece por “Novos critérios”.',
}

/** The sets of criteria that are offered, or the archived ones. */
export function CriteriaList({ isArchived }: { isArchived: boolean }) {
  const { data, isError, refetch } = useQuery(criteriaSetsQuery(isArchived))
  const client = useQueryClient()
  const navigate = useNavigate()
  const { profile } = useAuth()
  return (
    <>
      <PageHeader
        title="Critérios RHEA"
        actions={
          <>
            <UndoButton />
            {isDirector(profile) ? (
              <ButtonLink to={rheaPath.desk} variant="secondary">
                Ranking
              </ButtonLink>
            ) : null}
            {isArchived ? null : (
              <Button
                onClick={() => {
                  void navigate(criteriaPath.another())
                }}
              >
                Novos critérios
              </Button>
            )}
          </>
        }
      >
        <p>O que conta quando o elenco é ordenado: o que é obrigatório, o que é desejável e quanto pesa.</p>
      </PageHeader>
      <ArchivableList
        isArchived={isArchived}
        words={WORDS}
        path={criteriaPath}
        items={data?.map(toItem)}
        isFailed={isError}
        onRetry={() => void refetch()}
        onArchive={(id, next) => {
          const set = data?.find((each) => each.id === id)
          if (set !== undefined) setArchived(client, set, next)
        }}
      />
    </>
  )
}

function toItem({ id, name, criteria, version }: CriteriaEntry): ArchivableItem {
  return {
    id,
    name,
    to: criteriaPath.one(id),
    facts: `${countWords(criteria)} · versão ${String(version)}`,
  }
}
