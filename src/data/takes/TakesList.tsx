import type { DeviceTake } from './deviceTake.ts'
import type { Takes } from './takes.ts'
import { TakeItem } from './TakeItem.tsx'

export interface TakesListProps {
  label: string
  takes: Takes
  all: readonly DeviceTake[]
  chosen: readonly DeviceTake[]
  /** As many may be sent. */
  most: number
  onChoose: (take: DeviceTake, isChosen: boolean) => void
}

/** The takes on this device, in the order in which they came. */
export function TakesList({ label, takes, all, chosen, most, onChoose }: TakesListProps) {
  return (
    <ol aria-label={label} className="flex flex-col divide-y divide-line border-y border-line">
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
