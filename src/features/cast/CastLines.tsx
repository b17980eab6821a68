import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { Notice } from '../../ui/Notice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { CastReading } from './castFile.ts'

/** Whoever could be read. */
export function peopleOf({ lines }: CastReading): Prepared[] {
  return lines.flatMap(({ reading }) => ('prepared' in reading ? [reading.prepared] : []))
}

/** What a file holds: how many can be invited, and every line with a problem. */
export function CastLines({ cast }: { cast: CastReading }) {
  const bad = cast.lines.flatMap(({ number, text, reading }) =>
    'problems' in reading ? [{ number, text, problems: reading.problems }] : [],
  )
  const good = cast.lines.length - bad.length
  return (
    <div className="flex flex-col gap-4">
      <output className="font-medium">{`${good === 1 ? '1 pessoa para convidar' : `${String(good)} pessoas para convidar`}${bad.length === 0 ? '' : ` · ${String(bad.length)} com problema`}`}</output>
      {cast.ignored.length === 0 ? null : (
        <Notice>{`Colunas que não usamos: ${cast.ignored.join(', ')}.`}</Notice>
      )}
      {bad.length === 0 ? null : (
        <>
          <Notice tone="warning">
            As linhas com problema ficam de fora. Corrija na planilha e importe de novo: quem já recebeu
            convite fica com o mesmo link.
          </Notice>
          <ul
            aria-label="Linhas com problema"
            className="flex flex-col divide-y divide-line border-y border-line"
          >
            {bad.map(({ number, text, problems }) => (
              <li key={number} className="flex flex-col gap-1 py-3">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="text-sm text-muted">{`Linha ${String(number)}`}</span>
                  <Tag tone="danger">Com problema</Tag>
                </span>
                <span className="wrap-anywhere">{text}</span>
                <span className="text-sm text-danger">{problems.join(' ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
