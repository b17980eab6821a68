import type { DeviceTake } from '../../data/takes/deviceTake.ts'
import type { Takes } from '../../data/takes/takes.ts'
import { TakeItem } from './TakeItem.tsx'

export interface TakesListProps {
  takes: Takes
  all: readonly DeviceTake[]
  chosen: readonly DeviceTake[]
  /** As many may be sent. */
  most: number
  onChoose: (take: DeviceTake, isChosen: boolean) => void
}

/** The takes on this device, in the order in which they came. */
export function TakesList({ takes, all, chosen, most, onChoose }: TakesListProps) {
  return (
    <ol aria-label="Seus takes" className="flex flex-col divide-y divide-line border-y border-line">
      {all.map((take, index) => (
        <li key={take.id}>
          <TakeItem
            take={take}
            takes={takes}
            number={index + 1}
            isChosen={chosen.includes(take)}
            mayChoose={most === 1 || chosen.length < most}
            onChoose={(isChosen) => {
              onChoose(take, isChosen)
            }}
          />
        </li>
      ))}
    </ol>
  )
}
