import {
  fieldChanges,
  type Change,
  type FieldChange,
  type PublicVersion,
} from '@ribalta/domain/people/publicChanges'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { ChangedLines } from './ChangedLines.tsx'
import { fieldLabel, isProse, publicFieldLines } from './publicFieldLines.ts'

const MARKS: Readonly<Record<Exclude<Change, 'same'>, { label: string; tone: TagTone }>> = {
  added: { label: 'Novo', tone: 'success' },
  changed: { label: 'Mudou', tone: 'accent' },
  removed: { label: 'Retirado', tone: 'danger' },
}

const HEAD = 'w-1/2 border-b border-line-strong py-2 pr-4 text-left text-sm font-medium text-muted'

export interface CompareTableProps {
  caption: string
  changes: readonly FieldChange[]
  before: PublicVersion
  after: PublicVersion
}

/** Both versions side by side, each field under its own heading, so that two columns fit a phone. */
function CompareTable({ caption, changes, before, after }: CompareTableProps) {
  const names = useClassesSkills()
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            No ar
          </th>
          <th scope="col" className={HEAD}>
            Para aprovar
          </th>
        </tr>
      </thead>
      {changes.map(({ field, change }) => {
        const old = publicFieldLines(field, before, names)
        const now = publicFieldLines(field, after, names)
        return (
          <tbody key={field} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-3 text-left text-sm font-medium">
                <span className="flex flex-wrap items-center gap-2">
                  <span>{fieldLabel(field)}</span>
                  {change === 'same' ? null : <Tag tone={MARKS[change].tone}>{MARKS[change].label}</Tag>}
                </span>
              </th>
            </tr>
            <tr>
              <td className="pt-1.5 pr-4 pb-3 align-top">
                <ChangedLines lines={old} others={now} side="before" isProse={isProse(field)} />
              </td>
              <td className="pt-1.5 pr-4 pb-3 align-top">
                <ChangedLines lines={now} others={old} side="after" isProse={isProse(field)} />
              </td>
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

/** A registration's fields: there is nothing to compare them with. */
function FieldList({ after }: { after: PublicVersion }) {
  const names = useClassesSkills()
  return (
    <dl className="flex flex-col">
      {fieldChanges(undefined, after).map(({ field }) => (
        <div
          key={field}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <dt className="text-sm font-medium">{fieldLabel(field)}</dt>
          <dd className="min-w-0">
            <ChangedLines
              lines={publicFieldLines(field, after, names)}
              others={undefined}
              side="after"
              isProse={isProse(field)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface FieldsCheckProps {
  before: PublicVersion | undefined
  after: PublicVersion
}

/** What the public page would say: what changed first, the rest at hand. */
export function FieldsCheck({ before, after }: FieldsCheckProps) {
  if (before === undefined) return <FieldList after={after} />
  const changes = fieldChanges(before, after)
  const changed = changes.filter(({ change }) => change !== 'same')
  const same = changes.filter(({ change }) => change === 'same')
  return (
    <div className="flex flex-col gap-6">
      {changed.length === 0 ? (
        <p className="text-muted">Os dados são os mesmos da página publicada.</p>
      ) : (
        <CompareTable caption="O que mudou" changes={changed} before={before} after={after} />
      )}
      {same.length === 0 ? null : (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-link">
            {same.length === 1 ? '1 campo sem mudança' : `${String(same.length)} campos sem mudança`}
          </summary>
          <CompareTable caption="Sem mudança" changes={same} before={before} after={after} />
        </details>
      )}
    </div>
  )
}
