import { useQueryClient } from '@tanstack/react-query'
import { type ActEnd, actOn, type PeopleAct } from './actOn.ts'
import { ArtistPicker } from './ArtistPicker.tsx'

export interface PickForActProps {
  act: PeopleAct
  /** What they are chosen for. */
  description: string
  onClose: () => void
  /** When it reached somebody: how it ended. */
  onEnded: (end: ActEnd) => void
}

/** Staff choose artists for something that is done with each of them. */
export function PickForAct({ act, description, onClose, onEnded }: PickForActProps) {
  const client = useQueryClient()

  /** Where it reached nobody, what is said stays with the choice. */
  async function add(people: ReadonlyMap<string, string>): Promise<string | undefined> {
    const end = await actOn(people, act, client)
    if (end.reached.length > 0) onEnded(end)
    if (end.problem !== undefined) return end.problem
    return end.reached.length > 0 ? undefined : end.words.join(' ')
  }

  return <ArtistPicker description={description} chosen={[]} onAdd={add} onClose={onClose} />
}
