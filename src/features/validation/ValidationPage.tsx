import { isDirector } from '@ribalta/domain/account/grants'
import { Link } from '../../ui/Link.tsx'
import { useAuth } from '../../auth/AuthContext.tsx'
import { classNames } from '../../lib/classNames.ts'
import { useNow } from '../../lib/useNow.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { entryPath } from '../../lib/entryPath.ts'
import { NoEntryOpen } from './NoEntryOpen.tsx'
import { QueueList } from './QueueList.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { useDesk } from './useDesk.ts'
import type { ReviewQueue } from './useReviewQueue.ts'

function countWords({ items, hasMore }: ReviewQueue): string {
  const count = items.length
  if (count === 0) return 'Ninguém espera validação agora.'
  if (hasMore) return `Mais de ${String(count)} perfis esperam validação.`
  return count === 1 ? '1 perfil espera validação.' : `${String(count)} perfis esperam validação.`
}

export function Component() {
  const { user, profile: own } = useAuth()
  const { queue, openId, next, noteOf, keepNote, onDecided, go, onGo, area } = useDesk()
  const now = useNow()
  const open = queue.items.find(({ id }) => id === openId)
  usePageTitle(open === undefined ? 'Validation' : `${open.profile.artisticName} · Validation`)
  if (!queue.hasStarted && queue.status === 'loading') return <LoadingArea />
  const isEmpty = queue.hasStarted && queue.items.length === 0
  return (
    <div className="page-band pb-24">
      <PageHeader title="Validation" eyebrow="Perfis e mudanças">
        <output>{queue.hasStarted ? countWords(queue) : null}</output>
      </PageHeader>
      <div
        className={classNames(
          isEmpty ? '' : 'grid gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-16',
        )}
      >
        {!queue.hasStarted ? (
          <ErrorState title="Não foi possível carregar a fila" onRetry={queue.more} />
        ) : isEmpty ? null : (
          <nav
            aria-label="Fila de validação"
            className={classNames(
              'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto',
              openId !== undefined && 'max-lg:hidden',
            )}
          >
            <QueueList queue={queue} openId={openId} now={now} onOpen={onGo} />
          </nav>
        )}
        <div ref={area} tabIndex={-1} className="scroll-mt-24 outline-none">
          {openId === undefined ? (
            <NoEntryOpen isEmpty={isEmpty} first={queue.items[0]?.id} />
          ) : (
            <>
              <div className="mb-6 flex items-center justify-between gap-4 lg:hidden">
                <Link to="/validation" className="inline-flex min-h-11 items-center text-link" onClick={onGo}>
                  Voltar à fila
                </Link>
                {next === undefined ? null : (
                  <Link
                    to={entryPath(next)}
                    className="inline-flex min-h-11 items-center text-link sm:hidden"
                    onClick={onGo}
                  >
                    Próximo
                  </Link>
                )}
              </div>
              <ReviewPane
                key={openId}
                uid={openId}
                live={queue.live.find(({ id }) => id === openId)?.profile}
                ownId={user?.uid ?? ''}
                isDirector={isDirector(own)}
                now={now}
                note={noteOf(openId)}
                onNote={(note) => {
                  keepNote(openId, note)
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
