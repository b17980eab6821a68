import { stateNotice } from '@ribalta/domain/notices/ofActs'
import type { ProfileAct } from '@ribalta/domain/people/profileStatus'
import { useState } from 'react'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { ACT_WORDS, people as peopleWords } from '../../lib/words/actWords.ts'
import { NoteDialog } from '../../ui/NoteDialog.tsx'
import { REVIEW_NOTE } from '../../ui/reviewNote.ts'
import { changeProfileState } from '../profiles/state.ts'
import { rosterReads } from '../roster/queries.ts'
import type { MarksDialogProps } from './MarksDialog.tsx'

/** Directors suspend, archive or publish again, with a reason for the artists. */
export function StateDialog({ what, people, act, onClose }: MarksDialogProps & { what: ProfileAct }) {
  const [reason, setReason] = useState('')
  useUnsaved(reason.trim() !== '', {
    words: 'O motivo que você escreveu ainda não foi enviado.',
    forget: () => {
      setReason('')
    },
  })
  const words = ACT_WORDS[what]

  async function send(): Promise<void> {
    const hasEnded = await act.run({
      call: (profileIds) => changeProfileState({ profileIds, act: what, reason }),
      done: words.done,
      notice: stateNotice(what, reason),
      changes: rosterReads,
    })
    if (hasEnded) onClose()
  }

  return (
    <NoteDialog
      {...REVIEW_NOTE}
      open
      title={words.title(peopleWords(people.size))}
      description={words.description}
      label="Motivo"
      action={words.action}
      isDangerous={what !== 'republish'}
      note={reason}
      onNote={setReason}
      isBusy={act.isBusy}
      problem={act.end?.problem}
      onClose={onClose}
      onSend={() => void send()}
    />
  )
}
