import { MAX_QUICK_REPLIES } from '@ribalta/domain/conversations/quickReply'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { foundReplies } from '../../../data/quickReplies/foundReplies.ts'
import { quickRepliesQuery } from '../../../data/quickReplies/queries.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { useArrowKeys } from '../../../lib/lists/useArrowKeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type ReplyActs, ReplyRow } from './ReplyRow.tsx'

export interface RepliesListProps extends ReplyActs {
  search: RefObject<HTMLInputElement | null>
  /** What became of a change. */
  said: string
  onNew: () => void
}

/** The team's replies, looked for by their words: the arrows go along them, Enter in the field takes the first. */
export function RepliesList({ search, said, onNew, ...acts }: RepliesListProps) {
  const { data, isError, refetch } = useQuery(quickRepliesQuery)
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useArrowKeys(place)
  const found = data === undefined ? [] : foundReplies(data, typed)
  const isFull = data !== undefined && data.length >= MAX_QUICK_REPLIES
  return (
    <div ref={place} className="flex flex-col gap-4">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (typed.trim() !== '' && first !== undefined) acts.onChoose(first)
        }}
      >
        <TextField
          ref={search}
          data-item=""
          label="Procurar"
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
        />
      </form>
      {data === undefined ? (
        isError ? (
          <ErrorState title="As respostas não vieram" onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )
      ) : (
        <>
          <Found all={data} found={found} {...acts} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isFull ? (
              <p className="text-sm text-muted">
                A equipe já guarda {MAX_QUICK_REPLIES} respostas, o máximo. Para criar outra, exclua uma.
              </p>
            ) : (
              <Button variant="secondary" onClick={onNew}>
                Nova resposta
              </Button>
            )}
            <output className="text-sm text-success">{said}</output>
          </div>
        </>
      )}
    </div>
  )
}

interface FoundProps extends ReplyActs {
  all: readonly ReplyEntry[]
  found: readonly ReplyEntry[]
}

function Found({ all, found, ...acts }: FoundProps) {
  if (all.length === 0) {
    return (
      <p className="text-muted">
        Nenhuma resposta ainda. Guarde aqui o que a equipe escreve sempre, como horários e endereços.
      </p>
    )
  }
  return (
    <>
      <output className={found.length === 0 ? 'text-muted' : 'sr-only'}>{countWords(found.length)}</output>
      {found.length === 0 ? null : (
        <ul
          aria-label="Respostas"
          className="-mx-3 max-h-[40dvh] divide-y divide-line overflow-y-auto border-y border-line"
        >
          {found.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} {...acts} />
          ))}
        </ul>
      )}
    </>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'Nenhuma resposta com essas palavras.'
  return count === 1 ? '1 resposta' : `${String(count)} respostas`
}
