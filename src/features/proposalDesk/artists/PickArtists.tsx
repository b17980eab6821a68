import { MAX_PRESENTED } from '@ribalta/domain/proposals/proposal'
import { useQueryClient } from '@tanstack/react-query'
import { profileQuery } from '../../../data/profiles/queries.ts'
import { ArtistPicker } from '../../../data/roster/ArtistPicker.tsx'
import { logWarning } from '../../../lib/log.ts'
import { type ItemValues, newItem } from '../proposalForm.ts'

export interface PickArtistsProps {
  items: readonly ItemValues[]
  /** What somebody is called in whose place they come. */
  replaced: string | undefined
  onAdd: (added: readonly ItemValues[]) => void
  onClose: () => void
}

/** Who comes into a proposal, with the first photos and videos of their records. */
export function PickArtists({ items, replaced, onAdd, onClose }: PickArtistsProps) {
  const client = useQueryClient()

  async function add(people: ReadonlyMap<string, string>): Promise<string | undefined> {
    const staying = items.length - (replaced === undefined ? 0 : 1)
    if (staying + people.size > MAX_PRESENTED) {
      return `Em uma proposta cabem até ${String(MAX_PRESENTED)} artistas. Já são ${String(staying)}.`
    }
    try {
      onAdd(
        await Promise.all(
          [...people.keys()].map(async (uid) => {
            const found = await client.query(profileQuery(uid))
            return newItem(uid, found ?? { media: [] })
          }),
        ),
      )
      return undefined
    } catch (error) {
      logWarning('The records of artists for a proposal were not read', error)
      return 'Não foi possível carregar os cadastros. Tente novamente.'
    }
  }

  return (
    <ArtistPicker
      description={
        replaced === undefined
          ? 'Quem o cliente vai ver.'
          : `Quem entra no lugar de ${replaced}, que sai da proposta.`
      }
      chosen={items.map(({ artistId }) => artistId)}
      onAdd={add}
      onClose={onClose}
    />
  )
}
