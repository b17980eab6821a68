import { stateNotice } from '@ribalta/domain/notices/ofActs'
import type { ProfileAct } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../data/profiles/queries.ts'
import { changeProfileState } from '../../data/profiles/state.ts'
import { rosterReads } from '../../data/roster/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { ACT_WORDS, outcomeWords } from '../../lib/words/actWords.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { NoteDialog } from '../../ui/NoteDialog.tsx'
import { REVIEW_NOTE } from '../../ui/reviewNote.ts'
import { toastTold } from '../../ui/toast/toastTold.ts'

export interface PersonActDialogProps {
  uid: string
  profile: Profile
  act: ProfileAct
  reason: string
  onReason: (reason: string) => void
  onDone: () => void
  onClose: () => void
}

/** Asks for the reason of an act, which the artist reads, and does it. */
export default function PersonActDialog(props: PersonActDialogProps) {
  const { uid, profile, act, reason, onReason, onDone, onClose } = props
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = profile.artisticName
  const words = ACT_WORDS[act]

  async function send(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { results } = await changeProfileState({ profileIds: [uid], act, reason })
      const sentences = outcomeWords(
        words.done,
        results.map((each) => ({ ...each, name })),
      )
      const isDone = results.some(({ outcome }) => outcome === 'done')
      const href = noticeOnWhatsApp(profile, stateNotice(act, reason), new Date())
      toastTold(sentences.join(' '), isDone ? href : undefined)
      onDone()
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
    <NoteDialog
      {...REVIEW_NOTE}
      open
      title={words.title(name)}
      description={words.description}
      label="Motivo"
      action={words.action}
      isDangerous={act !== 'republish'}
      note={reason}
      onNote={onReason}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSend={() => void send()}
    />
  )
}
