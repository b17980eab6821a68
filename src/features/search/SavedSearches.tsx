import { rosterBound } from '@ribalta/domain/roster/name'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { rosterCountQuery } from '../../data/roster/queries.ts'
import {
  forgetSearchMutation,
  savedSearchesQuery,
  seeSearchMutation,
} from '../../data/savedSearches/queries.ts'
import type { SavedEntry } from '../../data/savedSearches/savedSearches.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { readRosterParams } from '../../lib/roster/rosterParams.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

/** My searches and the team's; closed until somebody wants them, because each counts who is new in it. */
export function SavedSearches() {
  const [isOpen, setIsOpen] = useState(false)
  const { user } = useAuth()
  const id = useId()
  return (
    <div>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        Buscas salvas
      </Button>
      <div id={id}>{isOpen && user !== null ? <SearchList uid={user.uid} /> : null}</div>
    </div>
  )
}

function SearchList({ uid }: { uid: string }) {
  const { data, isError, refetch } = useQuery(savedSearchesQuery(uid))
  if (isError)
    return <ErrorState title="Não foi possível carregar as buscas" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="mt-4 h-24 w-full" />
  if (data.length === 0) return <p className="mt-4 text-muted">Nenhuma busca salva ainda.</p>
  return (
    <ul aria-label="Buscas salvas" className="mt-4 divide-y divide-line border-y border-line">
      {data.map((entry) => (
        <SearchRow key={entry.id} entry={entry} isMine={entry.search.owner === uid} />
      ))}
    </ul>
  )
}

interface SearchRowProps {
  entry: SavedEntry
  isMine: boolean
}

function SearchRow({ entry: { id, search }, isMine }: SearchRowProps) {
  const see = useMutation(seeSearchMutation)
  const forget = useMutation(forgetSearchMutation)
  return (
    <li className="flex items-center gap-3 py-1">
      <Link
        to={`/search?${search.query}`}
        className="min-h-11 min-w-0 grow py-2.5 break-words hover:text-accent"
        onClick={() => {
          if (isMine) see.mutate(id)
        }}
      >
        {search.name}
      </Link>
      <span className="text-sm text-muted">
        {search.shared ? (isMine ? 'Compartilhada' : 'Da equipe') : null}
      </span>
      {isMine ? <NewCount query={search.query} since={search.seenAt} /> : null}
      {isMine ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Excluir busca: ${search.name}`}
          busy={forget.isPending}
          onClick={() => {
            forget.mutate(id, {
              onError: () => {
                toast({
                  variant: 'destructive',
                  title: 'Não foi possível excluir a busca',
                  description: 'Tente novamente.',
                })
              },
            })
          }}
        >
          <TrashIcon />
        </Button>
      ) : null}
    </li>
  )
}

/** How many came, or confirmed their look, since somebody last looked. */
function NewCount({ query, since }: { query: string; since: Instant }) {
  const { filter } = readRosterParams(new URLSearchParams(query))
  const { data } = useQuery(rosterCountQuery(filter, rosterBound(instantToDate(since).getTime())))
  if (data === undefined || data === 0) return null
  return (
    <span className="text-sm whitespace-nowrap text-accent">
      {data === 1 ? '1 novo' : `${formatCount(data)} novos`}
    </span>
  )
}
