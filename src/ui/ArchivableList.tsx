import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { Elements } from './elements.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Link } from './Link.tsx'
import { Skeleton } from './Skeleton.tsx'

/** One of what is listed. */
export interface ArchivableItem {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly facts: ReactNode
}

/** What things of one kind are called, offered and archived. */
export interface ArchivableWords {
  /** “Modelos em uso”, and what the list is called. */
  readonly inUse: string
  readonly list: string
  readonly archivedList: string
  readonly failure: string
  readonly none: string
  readonly noneArchived: string
  readonly whatFor: string
}

export interface ArchivableListProps {
  isArchived: boolean
  words: ArchivableWords
  path: { readonly list: string; readonly archived: string }
  /** Undefined until they have come. */
  items: readonly ArchivableItem[] | undefined
  isFailed: boolean
  onRetry: () => void
  /** The way to make the first one, where nothing else on the page offers it. */
  begin?: Elements
  onArchive: (id: string, isArchived: boolean) => void
}

/** What a team keeps and offers, or what it has archived. */
export function ArchivableList({ isArchived, words, path, items, ...rest }: ArchivableListProps) {
  const { isFailed, onRetry, begin, onArchive } = rest
  return (
    <>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <span className="text-lg font-medium">{isArchived ? 'Arquivados' : 'Em uso'}</span>
        <Link
          to={isArchived ? path.list : path.archived}
          className="inline-flex min-h-11 items-center text-link"
        >
          {isArchived ? words.inUse : 'Arquivados'}
        </Link>
      </p>
      {isFailed ? (
        <ErrorState title={words.failure} onRetry={onRetry} />
      ) : items === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : items.length === 0 ? (
        <EmptyState
          title={isArchived ? words.noneArchived : words.none}
          action={isArchived ? undefined : begin}
        >
          {isArchived ? 'O que sai de uso fica aqui, e pode voltar.' : words.whatFor}
        </EmptyState>
      ) : (
        <ul aria-label={isArchived ? words.archivedList : words.list} className="border-t border-line">
          {items.map((item) => (
            <Row key={item.id} item={item} isArchived={isArchived} onArchive={onArchive} />
          ))}
        </ul>
      )}
    </>
  )
}

interface RowProps extends Pick<ArchivableListProps, 'isArchived' | 'onArchive'> {
  item: ArchivableItem
}

function Row({ item: { id, name, to, facts }, isArchived, onArchive }: RowProps) {
  const action = isArchived ? 'Voltar a oferecer' : 'Arquivar'
  return (
    <li className="group relative flex items-center justify-between gap-x-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{facts}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="relative shrink-0"
        aria-label={`${action}: ${name}`}
        onClick={() => {
          onArchive(id, !isArchived)
        }}
      >
        {action}
      </Button>
    </li>
  )
}
