import { MAX_COMMENT } from '@ribalta/domain/proposals/answers'
import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { isTooLong } from '../../../data/proposals/room/sameChoice.ts'
import { useStorePart } from '../../../lib/useStorePart.ts'
import { TextareaField } from '../../../ui/TextareaField.tsx'
import { AnswerRadios } from './AnswerRadios.tsx'
import { PreferenceToggles } from './PreferenceToggles.tsx'
import { SentAnswer } from './SentAnswer.tsx'
import { useChoice, useVisit } from './visitContext.ts'

/** What the client says of an artist. */
export function AnswerPart({ artist }: { artist: RoomArtist }) {
  const { id } = artist
  const { review, rivalsOf } = useVisit()
  const choice = useChoice(id)
  const isSent = useStorePart(review, ({ status }) => status === 'sent')
  const isClosing = useStorePart(review, (state) => state.isClosing)
  if (isSent) return <SentAnswer choice={choice} />
  return (
    <fieldset disabled={isClosing} className="mt-4 flex min-w-0 flex-col gap-3">
      <legend className="sr-only">O que você acha</legend>
      <AnswerRadios
        answer={choice.answer}
        onChange={(answer) => {
          review.change(id, { answer })
        }}
      />
      {choice.answer === 'yes' && rivalsOf(id).length > 0 ? (
        <PreferenceToggles artistId={id} preference={choice.preference} />
      ) : null}
      <TextareaField
        label="Comentário"
        rows={1}
        value={choice.comment}
        error={
          isTooLong(choice)
            ? `Cabem ${MAX_COMMENT.toLocaleString('pt-BR')} caracteres. Encurte um pouco para salvar.`
            : undefined
        }
        className="field-sizing-content max-h-60 resize-none"
        onChange={({ target }) => {
          review.change(id, { comment: target.value }, true)
        }}
        onBlur={review.flush}
      />
    </fieldset>
  )
}
