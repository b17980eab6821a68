import type { ReactNode } from 'react'
import { factTexts } from '../../lib/formats/factTexts.ts'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/Link.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { useClassesSkills } from '../catalogue/ClassesSkillsProvider.tsx'
import { classNamesOf } from '@ribalta/domain/catalogue/classForms'
import { PrivateImage } from '../privateFiles/PrivateImage.tsx'
import { CARD_PHOTO_WIDTH } from './cardPhotos.ts'
import type { RosterCard as Card } from './roster.ts'

export interface RosterCardProps {
  card: Card
  /** Where the name leads. */
  to: string
  /** What can be done with the person, over the picture's corner. */
  actions?: ReactNode
  children?: Elements
}

/** “25 a 32 anos · 1,75 m”, or what there is of it. */
function looks({ playingAge, heightCm }: Card): string {
  return [
    ...(playingAge === null ? [] : factTexts({ name: 'playingAge', kind: 'ages', value: playingAge })),
    ...(heightCm === null ? [] : factTexts({ name: 'heightCm', kind: 'metres', value: heightCm })),
  ].join(' · ')
}

/** Somebody of the roster as staff see them in every list. */
export function RosterCard({ card, to, actions, children }: RosterCardProps) {
  const { classes } = useClassesSkills()
  const { artisticName, photo, status, minor, stale } = card
  const place = formatPlace({ city: card.city ?? undefined, uf: card.uf ?? undefined })
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-[4/5] overflow-hidden rounded-card bg-sunken">
        {photo === null ? (
          <Portrait image={null} alt="" />
        ) : (
          <PrivateImage photo={photo} alt="" width={CARD_PHOTO_WIDTH} />
        )}
        {status === 'published' ? null : (
          <span className="absolute bottom-2 left-2 rounded-full bg-surface">
            <Tag>{PROFILE_STATUS_LABELS[status]}</Tag>
          </span>
        )}
      </div>
      <h3 className="mt-2.5 text-lg leading-tight">
        <Link
          to={to}
          data-item=""
          className="break-words after:absolute after:inset-0 group-hover:text-accent"
        >
          {artisticName}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-muted">
        {[classNamesOf(card, classes).slice(0, 2).join(', '), place]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <p className="text-sm text-muted">{looks(card)}</p>
      {minor || stale ? (
        <p className="text-sm text-warning">
          {[minor ? 'Menor de idade' : '', stale ? 'Look a confirmar' : '']
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      ) : null}
      {children}
      {/* After the name, over the link that covers the card. */}
      {actions === undefined ? null : <div className="absolute top-2 right-2 z-10">{actions}</div>}
    </article>
  )
}
