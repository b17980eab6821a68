import { stateNotice } from '@ribalta/domain/notices/ofActs'
import { canAct, PROFILE_ACTS, type ProfileAct } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { profileQuery } from '../../data/profiles/queries.ts'
import { changeProfileState } from '../../data/profiles/state.ts'
import { rosterReads } from '../../data/roster/queries.ts'
import { ACT_WORDS, outcomeWords } from '../../lib/words/actWords.ts'
import { logWarning } from '../../lib/log.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { toastTold } from '../../ui/toast/toastTold.ts'

const NoteDialog = lazyPart(async () => ({ default: (await import('../../ui/NoteDialog.tsx')).NoteDialog }))

/** What directors do with a person: the artist reads the reason. */
export function PersonActs({ uid, profile }: { uid: string; profile: Profile }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<ProfileAct>()
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = profile.artisticName
  const words = ACT_WORDS[asked ?? 'suspend']

  async function send(act: ProfileAct): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { results } = await changeProfileState({ profileIds: [uid], act, reason })
      const sentences = outcomeWords(
        ACT_WORDS[act].done,
        results.map((each) => ({ ...each, name })),
      )
      const isDone = results.some(({ outcome }) => outcome === 'done')
      const href = noticeOnWhatsApp(profile, stateNotice(act, reason), new Date())
      toastTold(sentences.join(' '), isDone ? href : undefined)
      setAsked(undefined)
      setReason('')
    } catch (error) {
      logWarning('The state of somebody was not changed', error)
      setProblem(refusalWords(error, 'Não deu certo. Tente de novo.'))
    } finally {
      setIsBusy(false)
      await client.invalidateQueries({ queryKey: profileQuery(uid).queryKey })
      await client.invalidateQueries(rosterReads)
    }
  }

  return (
    <>
      {PROFILE_ACTS.filter((act) => canAct(profile, act)).map((act) => (
        <Button
          key={act}
          variant="secondary"
          onClick={() => {
            setProblem(undefined)
            setAsked(act)
          }}
        >
          {ACT_WORDS[act].action}
        </Button>
      ))}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <NoteDialog
            open
            title={words.title(name)}
            description={words.description}
            label="Motivo"
            action={words.action}
            isDangerous={asked !== 'republish'}
            note={reason}
            onNote={setReason}
            isBusy={isBusy}
            problem={problem}
            onClose={() => {
              setAsked(undefined)
            }}
            onSend={() => {
              void send(asked)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
