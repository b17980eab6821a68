import { useQuery } from '@tanstack/react-query'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'
import { peopleQuery } from '../../data/roster/queries.ts'
import type { RosterCard } from '../../data/roster/roster.ts'
import { comparisonRows } from '../../lib/favorites/comparisonRows.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const CELL = 'min-w-36 border-b border-line px-3 py-2 text-left align-top'
/** Stays in sight while the people are moved sideways. */
const LABEL = 'sticky left-0 z-10 w-32 min-w-28 border-b border-line bg-paper py-2 pr-3 text-left align-top'

/** Two to four people side by side, fact by fact. */
export default function Comparison({ uids }: { uids: readonly string[] }) {
  const { data, isError, refetch } = useQuery(peopleQuery(uids))
  if (isError)
    return <ErrorState title="Não foi possível carregar as pessoas" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-96 w-full" />
  const cards = uids.flatMap((uid) => data.get(uid) ?? [])
  if (cards.length === 0)
    return <EmptyState title="Ninguém para comparar">Quem estava aqui não está mais no elenco.</EmptyState>
  return (
    <div className="flex flex-col items-start gap-5">
      <ButtonLink to="/favorites" variant="secondary" size="small">
        Ver as listas
      </ButtonLink>
      {cards.length === uids.length ? null : (
        <Notice tone="warning">Quem não está mais no elenco ficou de fora da comparação.</Notice>
      )}
      <SideBySide cards={cards} />
    </div>
  )
}

function SideBySide({ cards }: { cards: readonly RosterCard[] }) {
  const catalogue = useClassesSkills()
  return (
    <section aria-label="Comparação" className="w-full overflow-x-auto">
      <table className="w-full table-fixed text-sm max-md:table-auto">
        <thead>
          <tr>
            <th scope="col" className={LABEL}>
              <span className="sr-only">O que se compara</span>
            </th>
            {cards.map((card) => (
              <th key={card.uid} scope="col" className={CELL}>
                <div className="aspect-[4/5] max-w-56 overflow-hidden rounded-card bg-sunken">
                  {card.photo === null ? (
                    <Portrait image={null} alt="" />
                  ) : (
                    <PrivateImage photo={card.photo} alt="" width={320} />
                  )}
                </div>
                <div className="mt-2 flex items-start justify-between gap-2">
                  <Link
                    to={detailsAddress(card.uid)}
                    className="py-1.5 text-base font-medium break-words hover:text-accent"
                  >
                    {card.artisticName}
                  </Link>
                  <StarButton uid={card.uid} artisticName={card.artisticName} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(cards, catalogue).map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row" className={LABEL}>
                <span className="font-medium text-muted">{label}</span>
              </th>
              {texts.map((text, index) => (
                <td key={cards[index]?.uid} className={CELL}>
                  {text === '' ? <span className="text-muted">Não informado</span> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
