import { useQueryClient } from '@tanstack/react-query'
import { inviteAct } from '../../data/castings/inviteAct.ts'
import { type ActEnd, actOn } from '../../data/roster/actOn.ts'
import { ArtistPicker } from '../../data/roster/ArtistPicker.tsx'

export interface InviteArtistsProps {
  castingId: string
  casting: string
  onClose: () => void
  /** When somebody was invited: how it ended. */
  onInvited: (end: ActEnd) => void
}

/** Staff choose artists and invite them to apply for a casting. */
export default function InviteArtists({ castingId, casting, onClose, onInvited }: InviteArtistsProps) {
  const client = useQueryClient()

  /** Where nobody was invited, what is said stays with the choice. */
  async function invite(people: ReadonlyMap<string, string>): Promise<string | undefined> {
    const end = await actOn(people, inviteAct({ castingId, casting }), client)
    if (end.reached.length > 0) onInvited(end)
    if (end.problem !== undefined) return end.problem
    return end.reached.length > 0 ? undefined : end.words.join(' ')
  }

  return (
    <ArtistPicker
      description={`Convite para “${casting}”. Cada artista recebe um aviso, vê o casting e decide se se inscreve.`}
      chosen={[]}
      onAdd={invite}
      onClose={onClose}
    />
  )
}
