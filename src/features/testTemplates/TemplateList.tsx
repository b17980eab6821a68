import { TEST_KIND_LABELS } from '@ribalta/domain/screenTests/screenTest'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limitWords } from '../../data/testRequests/testFacts.ts'
import { sidesWords } from '../../data/testTemplates/contentForm.ts'
import { type TemplateEntry, templatesQuery } from '../../data/testTemplates/queries.ts'
import { type ArchivableItem, ArchivableList, type ArchivableWords } from '../../ui/ArchivableList.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { setArchived } from './archiving.ts'
import { templatePath } from './templatePath.ts'

const WORDS: ArchivableWords = {
  inUse: 'Modelos em uso',
  list: 'Modelos',
  archivedList: 'Modelos arquivados',
  failure: 'Não foi possível carregar os modelos',
  none: 'Nenhum modelo ainda',
  noneArchived: 'Nenhum modelo arquivado',
  whatFor: 'Um modelo guarda o que se repete de teste em teste, para pedir em dois toques.',
}

/** The templates that are offered, or the archived ones. */
export function TemplateList({ isArchived }: { isArchived: boolean }) {
  const { data, isError, refetch } = useQuery(templatesQuery(isArchived))
  const client = useQueryClient()
  const begin = <ButtonLink to={templatePath.another()}>Novo modelo</ButtonLink>
  return (
    <>
      <PageHeader
        title="Modelos de teste"
        actions={
          <>
            <UndoButton />
            {isArchived ? null : begin}
          </>
        }
      >
        <p>O que a equipe usa para pedir testes: instruções, limites e o texto da cena.</p>
      </PageHeader>
      <ArchivableList
        isArchived={isArchived}
        words={WORDS}
        path={templatePath}
        items={data?.map(toItem)}
        isFailed={isError}
        onRetry={() => void refetch()}
        begin={begin}
        onArchive={(id, next) => {
          const template = data?.find((each) => each.id === id)
          if (template !== undefined) setArchived(client, template, next)
        }}
      />
    </>
  )
}

function toItem(template: TemplateEntry): ArchivableItem {
  const { id, title, kind, sides, version } = template
  return {
    id,
    name: title,
    to: templatePath.one(id),
    facts: `${TEST_KIND_LABELS[kind]} · ${limitWords(template)} · ${sidesWords(sides)} · versão ${String(version)}`,
  }
}
