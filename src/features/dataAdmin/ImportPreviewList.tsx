import { countPlans, type LinePlan } from '@ribalta/domain/catalogue/catalogueImport'
import { Notice } from '../../ui/Notice.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import type { ImportPreview, PreviewLine } from './catalogueFile.ts'
import type { CatalogueView } from './catalogueViews.ts'
import { countsWords } from './importWords.ts'

const STATUS: Readonly<Record<LinePlan<unknown>['status'], { word: string; tone: TagTone }>> = {
  new: { word: 'Nova', tone: 'success' },
  changed: { word: 'Alterada', tone: 'accent' },
  same: { word: 'Igual', tone: 'neutral' },
  bad: { word: 'Com problema', tone: 'danger' },
}

interface ImportPreviewListProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  preview: ImportPreview<T>
}

/** What an import would do: a summary, then every line that is not as it is already. */
export function ImportPreviewList<T extends { readonly id: string }>(props: ImportPreviewListProps<T>) {
  const { view, preview } = props
  const counts = countPlans(preview.lines.map(({ plan }) => plan))
  const shown = preview.lines.filter(({ plan }) => plan.status !== 'same')
  return (
    <div className="flex flex-col gap-4">
      <output>
        <strong className="inline-block font-medium first-letter:uppercase">{countsWords(counts)}</strong>
        <span>{`${counts.same === 0 ? '' : ` · ${String(counts.same)} já ${counts.same === 1 ? 'igual' : 'iguais'}`}${counts.bad === 0 ? '' : ` · ${String(counts.bad)} com problema`}`}</span>
      </output>
      {preview.ignored.length === 0 ? null : (
        <Notice>{`Colunas que não usamos: ${preview.ignored.join(', ')}.`}</Notice>
      )}
      {counts.bad === 0 ? null : (
        <Notice tone="warning">
          Corrija as linhas com problema na planilha e escolha o arquivo de novo: importamos tudo ou nada.
        </Notice>
      )}
      {shown.length === 0 ? null : (
        <ul
          aria-label="Linhas do arquivo"
          className="flex flex-col divide-y divide-line border-y border-line"
        >
          {shown.map((line) => (
            <li key={line.number} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-sm text-muted">{`Linha ${String(line.number)}`}</span>
                <Tag tone={STATUS[line.plan.status].tone}>{STATUS[line.plan.status].word}</Tag>
              </span>
              <LineContent view={view} line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function LineContent<T extends { readonly id: string }>({
  view,
  line,
}: {
  view: CatalogueView<T>
  line: PreviewLine<T>
}) {
  const { plan, text } = line
  if (plan.status === 'bad') {
    return (
      <>
        <span className="wrap-anywhere">{text}</span>
        <span className="text-sm text-danger">{plan.reasons.join(' ')}</span>
      </>
    )
  }
  if (plan.status !== 'changed') {
    const values = view.columns.map(({ field }) => String(plan.entry[field]))
    return <span className="wrap-anywhere">{values.join(' · ')}</span>
  }
  const differing = view.columns.filter(({ field }) => plan.before[field] !== plan.entry[field])
  return (
    <>
      <span className="wrap-anywhere">{view.entries.label(plan.before)}</span>
      {differing.map(({ field, label }) => (
        <span key={field} className="text-sm wrap-anywhere text-muted">
          <span>{`${label}: de `}</span>
          <del>{String(plan.before[field])}</del> para <ins>{String(plan.entry[field])}</ins>
        </span>
      ))}
    </>
  )
}
