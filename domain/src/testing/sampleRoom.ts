import type { OpenedRoom, Room, RoomArtist, RoomImage } from '../proposals/room.ts'
import { filesOfRoom } from '../proposals/room.ts'

/** A photo of an artist as a client sees it. */
export function sampleRoomImage(artistId: string, id = 'foto'): RoomImage {
  const path = `media/${artistId}/${id}/1280.webp`
  return { kind: 'image', id, path, width: 1280, height: 1600, placeholder: '#b3361b' }
}

/** An artist with a portrait, as a client sees them. */
export function sampleRoomArtist(id: string, changes: Partial<RoomArtist> = {}): RoomArtist {
  return {
    id,
    artisticName: `Nome ${id}`,
    role: '',
    facts: { playingAge: { min: 20, max: 30 }, city: 'Recife', uf: 'PE' },
    media: [sampleRoomImage(id)],
    takes: [],
    ...changes,
  }
}

/** A room with these artists. */
export function sampleRoom(artists: readonly RoomArtist[], changes: Partial<Room> = {}): Room {
  return {
    title: 'Campanha de inverno',
    client: 'Produtora Serra',
    message: 'Bom dia!\nAqui está a nossa seleção.',
    deadline: { seconds: 1_800_000_000, nanoseconds: 0 },
    artists,
    ...changes,
  }
}

/** What the server answers with it; its tickets name the answer. */
export function sampleOpenedRoom(room: Room, name = '1'): OpenedRoom {
  const tickets = Object.fromEntries(filesOfRoom(room).map((path) => [path, `${path}@${name}`]))
  return { room, review: { choices: {}, status: 'open' }, tickets, seconds: 600 }
}
