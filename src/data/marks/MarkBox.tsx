import { MarkCheckbox } from '../../ui/MarkCheckbox.tsx'
import { toggleMark, useIsMarked } from './marks.ts'

export interface MarkBoxProps {
  uid: string
  artisticName: string
  isDisabled?: boolean
}

/** Marks somebody for the bar's actions. */
export function MarkBox({ uid, artisticName, isDisabled = false }: MarkBoxProps) {
  return (
    <MarkCheckbox
      name={artisticName}
      isMarked={useIsMarked(uid)}
      isDisabled={isDisabled}
      onToggle={() => {
        toggleMark({ uid, artisticName })
      }}
    />
  )
}
