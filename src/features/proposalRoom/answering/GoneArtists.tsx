import { useStorePart } from '../../../lib/useStorePart.ts'
import { Button } from '../../../ui/Button.tsx'
import { useVisit } from './visitContext.ts'

/** Who left while something about them was not saved yet. */
export function GoneArtists() {
  const { review, nameOf } = useVisit()
  const gone = useStorePart(review, (state) => state.gone)
  if (gone.length === 0) return null
  const names = gone.map(nameOf).join(', ')
  return (
    <output className="mb-1.5 flex items-center gap-3 border-b border-line pb-1.5 text-sm">
      <span className="min-w-0 grow break-words">
        {gone.length === 1
          ? `${names} saiu desta apresentação: a resposta não foi salva.`
          : `Saíram desta apresentação, e as respostas não foram salvas: ${names}.`}
      </span>
      <Button variant="quiet" size="small" onClick={review.forgetGone}>
        Entendi
      </Button>
    </output>
  )
}
