import { countDecided } from '@ribalta/domain/proposals/answers'
import { Suspense, useState } from 'react'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { useOpenOnce } from '../../../ui/useOpenOnce.ts'
import { GoneArtists } from './GoneArtists.tsx'
import { missingWords, progressWords, savedWords, sendHurdle } from './reviewWords.ts'
import { useVisit } from './visitContext.ts'

const SendQuestion = lazyPart(() => import('./SendQuestion.tsx'))
const Comparison = lazyPart(() => import('./Comparison.tsx'))

/** At the foot of the window: how far one is, what is saved, and the way to send it. */
export function ReviewBar() {
  const { addresses, review, nameOf } = useVisit()
  const state = useStore(review)
  const standing = useStore(addresses.standing)
  const comparison = useOpenOnce()
  const question = useOpenOnce()
  const [hurdle, setHurdle] = useState<string>()
  /** As many as they have said may be missing: whoever changes an answer and sends again is not asked the same. */
  const [accepted, setAccepted] = useState(0)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'Answers were not sent or reopened',
    words:
      'Não foi possível agora. Tente de novo quando a conexão voltar: suas escolhas continuam guardadas.',
  })
  const { status } = state
  const keptFocus = useKeptFocus(status)
  const artists = standing.is === 'open' ? standing.room.artists : []
  if (artists.length === 0) return null
  const ids = artists.map(({ id }) => id)
  const missing = ids.length - countDecided(state.choices, ids)
  const act = (kind: 'send' | 'reopen') => void attempt(() => review.close(kind))

  function send(): void {
    const found = sendHurdle(state, ids, nameOf)
    setHurdle(found)
    if (found !== undefined) return
    if (missing > accepted) question.open()
    else act('send')
  }

  // What was said of an attempt is past once something else is chosen.
  const said = problem ?? (hurdle === sendHurdle(state, ids, nameOf) ? hurdle : undefined)
  return (
    <section
      {...keptFocus}
      aria-label="Suas respostas"
      className="sticky bottom-0 z-20 border-t border-line bg-surface px-3 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] outline-none print:hidden @2xl:px-8 @2xl:py-3 @5xl:px-14"
    >
      <GoneArtists />
      {said === undefined ? null : (
        <p role="alert" className="mb-1.5 text-sm text-danger">
          {said}
        </p>
      )}
      <div className="flex flex-col gap-x-6 gap-y-1.5 @2xl:flex-row @2xl:items-center">
        <div className="flex grow flex-wrap gap-x-3 text-sm">
          <p className="font-medium tabular-nums">{progressWords(state, ids)}</p>
          <output className={status === 'sent' ? 'font-medium text-success' : 'text-muted'}>
            {savedWords(state)}
          </output>
        </div>
        <div className="flex gap-2 *:grow">
          {artists.length > 1 ? (
            <Button variant="secondary" className="max-[42rem]:px-3" onClick={comparison.open}>
              Comparar
            </Button>
          ) : null}
          {status === 'sent' ? (
            <Button
              variant="secondary"
              className="max-[42rem]:px-3"
              busy={isBusy}
              onClick={() => {
                act('reopen')
              }}
            >
              Mudar respostas
            </Button>
          ) : (
            <Button className="max-[42rem]:px-3" busy={isBusy} onClick={send}>
              Enviar respostas
            </Button>
          )}
        </div>
      </div>
      {comparison.hasOpened ? (
        <Suspense fallback={null}>
          <Comparison artists={artists} open={comparison.isOpen} onClose={comparison.close} />
        </Suspense>
      ) : null}
      {question.hasOpened ? (
        <Suspense fallback={null}>
          <SendQuestion
            title={missingWords(missing)}
            open={question.isOpen}
            onClose={question.close}
            onConfirm={() => {
              setAccepted(missing)
              act('send')
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
