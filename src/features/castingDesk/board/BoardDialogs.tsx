import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { useQueryClient } from '@tanstack/react-query'
import { candidateId } from '../../../data/board/candidates.ts'
import { readWaiting } from '../../../data/board/unanswered.ts'
import { logWarning } from '../../../lib/log.ts'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { answerBegun, decisionOf } from './answerForm.ts'
import type { Problems } from './boardActs.ts'
import { type Asking, useBoardTools } from './boardTools.ts'
import { EnterDialog } from './EnterDialog.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'
import { nameIn } from './tellHurdles.ts'

export interface BoardDialogsProps {
  castingId: string
  asking: Asking
  /** When people were asked for a test, or presented. */
  onEnded: (end: ActEnd) => void
  onClose: () => void
  /** Where the focus goes at the end. */
  returnTo: () => HTMLElement | undefined
}

/** What is asked before somebody is answered, or comes into a column by a test or a proposal. */
export default function BoardDialogs(props: BoardDialogsProps) {
  const { castingId, asking, onClose, returnTo } = props
  const { acts, uid } = useBoardTools()
  const nameOf = nameIn(useQueryClient())
  const keyOf = (about: string) => `form.answer.${uid}.${castingId}.${about}` as const
  if (asking.kind === 'enter') return <EnterDialog {...props} entering={asking} />
  if (asking.kind === 'reopen') {
    const { candidate } = asking
    return (
      <ReopenDialog
        name={nameOf(candidate.artistId)}
        formKey={keyOf(`reopen.${candidateId(candidate)}`)}
        onReopen={(message) => acts.reopen(candidate, message)}
        onClose={onClose}
        returnTo={returnTo}
      />
    )
  }
  if (asking.kind === 'rest') {
    const { roleId, waiting } = asking
    const answerRest = async (message: string): Promise<Problems> => {
      try {
        return await acts.answer(await readWaiting(castingId, roleId), { to: 'declined', message })
      } catch (error) {
        logWarning('Who waits for a role could not be read', error)
        return ['Não foi possível carregar quem espera resposta. Verifique sua conexão e tente de novo.']
      }
    }
    return (
      <AnswerDialog
        title={titleFor(waiting, undefined)}
        formKey={keyOf(`rest.${roleId}`)}
        begun={{ to: 'declined', message: '' }}
        decision="declined"
        isMany={waiting !== 1}
        onSend={({ message }) => answerRest(message)}
        onClose={onClose}
        returnTo={undefined}
      />
    )
  }
  const { candidates } = asking
  const [first] = candidates
  const mayHold = candidates.every(({ status }) => isWaiting(status))
  const isHeld = candidates.some(({ draft }) => draft !== undefined)
  return (
    <AnswerDialog
      title={titleFor(candidates.length, first && nameOf(first.artistId))}
      formKey={keyOf(candidates.map(candidateId).join(' '))}
      begun={answerBegun(candidates)}
      decision={decisionOf(candidates)}
      isMany={candidates.length > 1}
      onSend={(answer) => acts.answer(candidates, answer)}
      onHold={mayHold ? (draft) => acts.hold(candidates, draft) : undefined}
      onDrop={
        isHeld
          ? () =>
              acts.hold(
                candidates.filter(({ draft }) => draft !== undefined),
                null,
              )
          : undefined
      }
      onClose={onClose}
      returnTo={returnTo}
    />
  )
}

function titleFor(count: number, name: string | undefined): string {
  if (count === 1) return `Responder ${name ?? '1 artista'}`
  return `Responder ${String(count)} artistas`
}
