import { NOTICE_TOPIC_IDS, NOTICE_TOPICS, type NoticeTopic } from '@ribalta/domain/notices/topics'
import { useMutation, useQuery } from '@tanstack/react-query'
import { keepNoticeSettingsMutation, noticeSettingsQuery } from '../../data/settings/queries.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Which notices somebody gets by mail; each choice is kept as it is made. */
export function NoticeChoices({ uid, isStaff }: { uid: string; isStaff: boolean }) {
  const settings = useQuery(noticeSettingsQuery(uid))
  const { mutate, isPending, isError, isSuccess, variables } = useMutation(keepNoticeSettingsMutation(uid))

  if (settings.isPending) return <Skeleton className="h-32" />
  if (settings.isError) return <ErrorState onRetry={() => void settings.refetch()} />
  const { off } = isPending ? variables : settings.data
  const topics = NOTICE_TOPIC_IDS.filter((topic) => topic !== 'messages' || isStaff)

  function choose(topic: NoticeTopic, isWanted: boolean): void {
    const others = off.filter((each) => each !== topic)
    mutate({ off: isWanted ? others : [...others, topic] })
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Avisos por e-mail</legend>
      {topics.map((topic) => (
        <CheckboxField
          key={topic}
          label={NOTICE_TOPICS[topic]}
          checked={!off.includes(topic)}
          onChange={({ target }) => {
            choose(topic, target.checked)
          }}
        />
      ))}
      <output className="block min-h-6 text-sm text-muted">
        {isPending ? <span>Salvando…</span> : null}
        {isSuccess ? <span>Sua escolha está salva.</span> : null}
        {isError ? <span>A escolha não foi salva. Verifique sua conexão e marque de novo.</span> : null}
      </output>
    </fieldset>
  )
}
