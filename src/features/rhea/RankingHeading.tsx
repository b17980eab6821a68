import { dateToInstant } from '@ribalta/domain/instant'
import { castingPath } from '../../lib/deskPath.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { RankingResult } from './rankingResult.ts'
import { resultWords } from './resultWords.ts'

/** What a ranking is of: how many people, by which criteria, and when. How many there are in an anonymous one stands with its list. */
export function RankingHeading({ result, id }: { result: RankingResult; id: string }) {
  const { subject } = result
  const { name, version, casting, now } = subject
  const set = `${name}, versão ${String(version)}`
  const isAnonymous = result.kind === 'anonymous'
  return (
    <header className="flex flex-col gap-2">
      <h2 id={id} className="text-2xl break-words">
        {isAnonymous ? set : resultWords(result)}
      </h2>
      <p className="break-words text-muted">
        {isAnonymous ? (
          <span className="mr-3">
            <Tag>Anônimo</Tag>
          </span>
        ) : (
          <span>{`${set} · `}</span>
        )}
        {casting === undefined ? (
          <span>Todo o elenco</span>
        ) : (
          <Link to={castingPath(casting.id)} className="text-link">
            {casting.title}
          </Link>
        )}
        <span>{` · Calculado em ${formatDateTime(dateToInstant(now))}`}</span>
      </p>
    </header>
  )
}
