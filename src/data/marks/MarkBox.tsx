import { toggleMark, useIsMarked } from './marks.ts'

export interface MarkBoxProps {
  uid: string
  artisticName: string
  isDisabled?: boolean
}

/** Marks somebody for the bar's actions; the whole square of a finger's size can be pressed. */
export function MarkBox({ uid, artisticName, isDisabled = false }: MarkBoxProps) {
  const isMarked = useIsMarked(uid)
  return (
    <label className="grid size-9 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        data-mark=""
        aria-label={`Marcar ${artisticName}`}
        checked={isMarked}
        disabled={isDisabled}
        onChange={() => {
          toggleMark({ uid, artisticName })
        }}
        className="size-5 accent-accent"
      />
    </label>
  )
}
