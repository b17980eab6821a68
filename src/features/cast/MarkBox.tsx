import { toggleMark, useIsMarked } from './marks.ts'

export interface MarkBoxProps {
  uid: string
  artisticName: string
}

/** Marks somebody for the bar's actions; the whole square of a finger's size can be pressed. */
export function MarkBox(person: MarkBoxProps) {
  const isMarked = useIsMarked(person.uid)
  return (
    <label className="grid size-9 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={`Marcar ${person.artisticName}`}
        checked={isMarked}
        onChange={() => {
          toggleMark(person)
        }}
        className="size-5 accent-accent"
      />
    </label>
  )
}
