import { testStatusAt, TEST_STATUS_LABELS } from '@ribalta/domain/screenTests/testStatus'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../auth/AuthContext.tsx'
import { profileQuery } from '../../data/profiles/queries.ts'
import { TalkLink } from '../../data/conversations/TalkLink.tsx'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { formatDeadline } from '../../lib/formats/formatDeadline.ts'
import { castingPath, testPath } from '../../lib/deskPath.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { useNow } from '../../lib/useNow.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import { personQuery } from '../../data/roster/person.ts'
import { WATCH_KEYS } from '../../data/testRequests/watching/watchKeys.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { KeysDialogProps } from '../../ui/KeysDialog.tsx'
import { KeysHelp } from '../../ui/KeysHelp.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import { MoreTime } from './MoreTime.tsx'
import { OnBehalf } from './onBehalf/OnBehalf.tsx'
import { QueueBar } from './queue/QueueBar.tsx'
import { useQueue } from './queue/useQueue.ts'
import { noticeOf, wasSubmitted } from './stepWords.ts'
import { TestFacts } from './TestFacts.tsx'
import { TestHistory } from './TestHistory.tsx'
import { TestSides } from './TestSides.tsx'
import { TestTakes } from './TestTakes.tsx'

const TONES: Readonly<Partial<Record<TestEntry['status'], TagTone>>> = {
  submitted: 'accent',
  approved: 'success',
  refused: 'warning',
  expired: 'warning',
}

const QUEUE_KEYS = [
  ['N', 'Próximo teste que espera resposta'],
  ['P', 'Teste anterior'],
  ['?', 'Mostrar estas teclas'],
] as const
const TEAM_KEYS = [
  ['C', 'Escrever um comentário (Ctrl Enter envia, Esc volta ao vídeo)'],
  ['Ctrl Z', 'Desfazer o último ato'],
] as const

function keysOf(test: TestEntry, isOwn: boolean): KeysDialogProps['keys'] {
  return wasSubmitted(test) ? [...WATCH_KEYS, ...(isOwn ? [] : TEAM_KEYS), ...QUEUE_KEYS] : QUEUE_KEYS
}

/** A test with everything that is known of it and can be done about it. */
export function TestView({ test }: { test: TestEntry }) {
  const { user } = useAuth()
  const now = useNow()
  const { artistId, title, castingId, castingTitle, roleTitle, deadline } = test
  const person = useQuery(personQuery(artistId))
  const { data: profile } = useQuery(profileQuery(artistId))
  const name = person.data?.artisticName ?? (person.data === null ? 'Conta excluída' : '…')
  const status = testStatusAt(test, now)
  const notice = noticeOf({ ...test, status })
  const href = notice === undefined || profile == null ? undefined : noticeOnWhatsApp(profile, notice, now)
  const viewer = user?.uid ?? ''
  const isOwn = artistId === viewer
  const queue = useQueue(test.id, viewer)
  usePageTitle(`${title} · ${name}`)
  return (
    <>
      <QueueBar steps={queue} />
      <PageHeader
        title={title}
        eyebrow="Pedido de teste"
        actions={
          <>
            {href === undefined ? null : <WhatsAppLink href={href} name={name} />}
            {isOwn ? null : <TalkLink uid={artistId} size="small" about={{ kind: 'test', id: test.id }} />}
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
          <Tag tone={TONES[status] ?? 'neutral'}>{TEST_STATUS_LABELS[status]}</Tag>
          <span>
            Prazo: <span>{formatDateTime(deadline)}</span>
            <span>{status === 'expired' ? '' : ` (${formatDeadline(deadline, now)})`}</span>
          </span>
        </span>
      </PageHeader>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5 lg:col-start-2">
          <PersonChip
            photo={person.data?.photo ?? null}
            detail={[castingTitle, roleTitle].filter((part) => part !== undefined).join(' · ')}
          >
            {person.data == null ? (
              name
            ) : (
              <Link to={detailsAddress(artistId)} className="text-link">
                {name}
              </Link>
            )}
          </PersonChip>
          {castingId === undefined ? null : (
            <p>
              <Link to={castingPath(castingId)} className="text-link">
                Abrir a mesa do casting
              </Link>
            </p>
          )}
          {isOwn ? (
            <p className="text-muted">É o seu teste: outra pessoa da equipe responde.</p>
          ) : (
            <div className="flex flex-wrap gap-3">
              <MoreTime test={test} status={status} profile={profile ?? undefined} />
              <AnswerBar test={test} status={status} name={name} profile={profile ?? undefined} />
            </div>
          )}
          {queue.next === undefined || !queue.isAnswered ? null : (
            <div>
              <ButtonLink to={testPath(queue.next)} aria-keyshortcuts="N">
                Próximo teste
              </ButtonLink>
            </div>
          )}
          <div>
            <KeysHelp keys={keysOf(test, isOwn)} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TestTakes test={test} name={name} viewer={viewer} />
          <TestFacts test={test} />
          <TestSides test={test} />
        </div>
        <div className="flex flex-col gap-8 lg:col-start-2">
          <TestHistory test={test} name={name} />
          {isOwn ? null : <OnBehalf test={test} status={status} name={name} profile={profile ?? undefined} />}
        </div>
      </div>
    </>
  )
}
