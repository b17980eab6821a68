import { useRef } from 'react'
import type { Watching } from '../../../data/testRequests/watching/useWatching.ts'
import { takeName } from '../../../data/testRequests/watching/sentTake.ts'
import type { ReviewedTest } from '../../../data/testRequests/reviews.ts'
import { formatTimecode } from '../../../lib/formats/formatLength.ts'
import { useIsCutOff } from '../../../lib/loading/useIsCutOff.ts'
import { useScreenKeys } from '../../../lib/useScreenKeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextareaField } from '../../../ui/TextareaField.tsx'
import { useNewComment } from './useNewComment.ts'

export interface NewCommentProps {
  test: ReviewedTest
  watching: Watching
  /** Who is looking. */
  viewer: string
}

/** What somebody says of the moment at which they begin to type. */
export function NewComment({ test, watching, viewer }: NewCommentProps) {
  const comment = useNewComment({ test, watching, viewer })
  const { written, isSending, problem, hasFailed, type, setMoment, send } = comment
  const field = useRef<HTMLTextAreaElement>(null)
  const isCutOff = useIsCutOff()
  useScreenKeys({ c: { act: () => field.current?.focus() } })
  const take = watching.takes.find(({ id }) => id === written.takeId)
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextareaField
        ref={field}
        value={written.text}
        label="Comentário"
        description="Vale para o momento em que você começa a escrever. Só a equipe lê."
        rows={2}
        readOnly={isSending}
        aria-keyshortcuts="C"
        error={problem}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          else if (event.key === 'Escape') {
            // Back to where the player's keys are.
            event.currentTarget.blur()
            watching.players.focus(watching.shown[0]?.id ?? '')
          }
        }}
      />
      {hasFailed ? (
        <Notice tone="danger">
          O comentário não foi salvo. O que você escreveu continua aqui: tente de novo.
        </Notice>
      ) : isSending && isCutOff ? (
        <Notice tone="warning">
          Sem conexão: o comentário é enviado quando ela voltar. Deixe esta página aberta.
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" aria-keyshortcuts="Control+Enter" busy={isSending}>
          Comentar
        </Button>
        {take === undefined ? null : (
          <>
            <output className="text-sm text-muted tabular-nums">{`${written.atMs === 0 ? 'do começo' : `em ${formatTimecode(written.atMs)}`}${watching.takes.length > 1 ? `, ${takeName(take)}` : ''}`}</output>
            <Button variant="quiet" size="small" onClick={() => setMoment('now')}>
              Usar este momento
            </Button>
            {written.atMs === 0 ? null : (
              <Button variant="quiet" size="small" onClick={() => setMoment('none')}>
                Tirar o tempo
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  )
}
