import { isDirector } from '@ribalta/domain/grants'
import { nextInQueue } from '@ribalta/domain/reviewQueue'
import type { Profile } from '@ribalta/domain/schemas/profile'
import type { ReviewDecision } from '@ribalta/domain/profileStatus'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../ui/Link.tsx'
import { useAuth } from '../../auth/AuthContext.tsx'
import { classNames } from '../../lib/classNames.ts'
import { useNow } from '../../lib/useNow.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ENTRY_PARAM, entryPath } from './entryPath.ts'
import { QueueList } from './QueueList.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { useReviewQueue, type ReviewQueue } from './useReviewQueue.ts'

const DONE: Readonly<Record<ReviewDecision, (name: string) => string>> = {
  approve: (name) => `${name}: publicado`,
  requestChanges: (name) => `${name}: ajustes pedidos`,
  reject: (name) => `${name}: recusado`,
}

function countWords({ entries, hasMore }: ReviewQueue): string {
  const count = entries.length
  if (count === 0) return 'Ninguém espera validação agora.'
  if (hasMore) return `Mais de ${String(count)} perfis esperam validação.`
  return count === 1 ? '1 perfil espera validação.' : `${String(count)} perfis esperam validação.`
}

export function Component() {
  const { profile: own } = useAuth()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queue = useReviewQueue()
  const now = useNow()
  const openId = params.get(ENTRY_PARAM) ?? undefined
  const open = queue.entries.find(({ id }) => id === openId)
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const area = useRef<HTMLDivElement>(null)
  /** Somebody has gone on from here, so the focus goes with them. */
  const hasMoved = useRef(false)

  usePageTitle(open === undefined ? 'Validation' : `${open.profile.artisticName} · Validation`)

  useEffect(() => {
    if (hasMoved.current) area.current?.focus()
    hasMoved.current = false
  }, [openId])

  function go(id: string | undefined): void {
    hasMoved.current = true
    void navigate(id === undefined ? '/validation' : entryPath(id))
  }

  function onDecided(id: string, decision: ReviewDecision, { artisticName }: Profile): void {
    toast({ title: DONE[decision](artisticName) })
    setNotes((known) => ({ ...known, [id]: '' }))
    const next = nextInQueue(queue.entries, id)
    queue.leave(id)
    go(next)
  }

  if (queue.status === 'loading') return <LoadingArea />
  const isEmpty = queue.status === 'ready' && queue.entries.length === 0
  const next = openId === undefined ? queue.entries[0]?.id : nextInQueue(queue.entries, openId)
  return (
    <div className="page-band pb-24">
      <PageHeader title="Validation" eyebrow="Perfis e mudanças">
        <output>{queue.status === 'ready' ? countWords(queue) : null}</output>
      </PageHeader>
      <div
        className={classNames(
          isEmpty ? '' : 'grid gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-16',
        )}
      >
        {queue.status === 'failed' ? (
          <ErrorState title="Não foi possível carregar a fila" onRetry={queue.retry} />
        ) : isEmpty ? null : (
          <nav
            aria-label="Fila de validação"
            className={classNames(
              'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto',
              openId !== undefined && 'max-lg:hidden',
            )}
          >
            <QueueList
              queue={queue}
              openId={openId}
              now={now}
              onOpen={() => {
                hasMoved.current = true
              }}
            />
          </nav>
        )}
        <div ref={area} tabIndex={-1} className="scroll-mt-24 outline-none">
          {openId === undefined ? (
            <NoEntryOpen isEmpty={isEmpty} first={queue.entries[0]?.id} />
          ) : (
            <>
              <div className="mb-6 flex items-center justify-between gap-4 lg:hidden">
                <Link
                  to="/validation"
                  className="inline-flex min-h-11 items-center text-link"
                  onClick={() => {
                    hasMoved.current = true
                  }}
                >
                  Voltar à fila
                </Link>
                {next === undefined ? null : (
                  <Link
                    to={entryPath(next)}
                    className="inline-flex min-h-11 items-center text-link sm:hidden"
                    onClick={() => {
                      hasMoved.current = true
                    }}
                  >
                    Próximo
                  </Link>
                )}
              </div>
              <ReviewPane
                key={openId}
                uid={openId}
                live={queue.live.find(({ id }) => id === openId)?.profile}
                isDirector={isDirector(own)}
                now={now}
                note={notes[openId] ?? ''}
                onNote={(note) => {
                  setNotes((known) => ({ ...known, [openId]: note }))
                }}
                onDecided={(decision, profile) => {
                  onDecided(openId, decision, profile)
                }}
                onSkip={
                  next === undefined
                    ? undefined
                    : () => {
                        go(next)
                      }
                }
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Where no entry is open. */
function NoEntryOpen({ isEmpty, first }: { isEmpty: boolean; first: string | undefined }) {
  if (isEmpty) {
    return (
      <EmptyState
        title="A fila está em dia"
        action={
          <ButtonLink to="/cast" variant="secondary">
            Ver o elenco
          </ButtonLink>
        }
      >
        Cadastros novos e mudanças de perfil aparecem aqui assim que chegam.
      </EmptyState>
    )
  }
  if (first === undefined) return null
  return (
    <div className="max-lg:hidden">
      <EmptyState
        title="Escolha um perfil na fila"
        action={<ButtonLink to={entryPath(first)}>Começar pelo primeiro</ButtonLink>}
      >
        Confira fotos, dados e mudanças, e responda: aprovar, pedir ajustes ou recusar.
      </EmptyState>
    </div>
  )
}
