import { randomBytes } from 'node:crypto'
import type { Application } from '@ribalta/domain/schemas/castings/application'
import type { Casting, SaveCastingInput } from '@ribalta/domain/schemas/castings/casting'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { backend, call, type Person, person } from './functions/functions.ts'

/** A casting as the form sends it, that no other test knows. */
export function castingInput(changes: Partial<SaveCastingInput> = {}): SaveCastingInput {
  const castingId = randomBytes(10).toString('hex')
  return {
    castingId,
    version: 0,
    casting: {
      title: `Campanha ${castingId}`,
      kind: 'publicidade',
      description: 'Filme de um dia sobre vizinhos que cozinham juntos.',
      city: 'Recife',
      uf: 'PE',
      shootFrom: '2027-03-01',
      shootTo: '2027-03-02',
      applyUntil: { seconds: Math.floor(Date.now() / 1000) + 7 * 86_400, nanoseconds: 0 },
      paymentTermDays: 30,
    },
    roles: [
      {
        id: 'vizinha',
        role: {
          title: 'Vizinha',
          quantity: 2,
          profile: 'Alguém que ri com o corpo inteiro.',
          classes: [],
          skills: [],
          payCents: 250_000,
          usage: { media: ['internet'], territory: 'Brasil', months: 12 },
          order: 0,
        },
      },
    ],
    internal: { client: 'Marca de temperos' },
    ...changes,
  }
}

export const PHOTO: ProfileMedia = {
  id: 'foto-1',
  kind: 'image',
  base: 'media/x/foto-1',
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#808080',
}

/** What a list of castings says of one that is written past the schema, as the journey of hostile texts does meanwhile. */
export const UNREADABLE_CASTING = /The casting \S+ could not be read/

/** Somebody with a photo who may apply. */
export function candidate(changes: Parameters<typeof person>[0] = {}): Promise<Person> {
  return person({ status: 'published', media: [PHOTO], ...changes })
}

/** An open casting made by `agent`, as the app makes it. */
export async function openCasting(
  agent: Person,
  changes: Partial<SaveCastingInput> = {},
): Promise<SaveCastingInput> {
  const input = castingInput(changes)
  await call('saveCasting', input, agent.token)
  await changeCasting(agent, input.castingId, 'open')
  return input
}

export function changeCasting(by: Person, castingId: string, to: string, declineRest?: boolean) {
  const change = { kind: 'casting', castingId, to, ...(declineRest === undefined ? {} : { declineRest }) }
  return call('changeState', change, by.token)
}

export function apply(artist: Person, castingId: string, changes: object = {}) {
  const input = { castingId, roleId: 'vizinha', note: 'Cozinho bem.', mediaIds: ['foto-1'], ...changes }
  return call('applyToCasting', input, artist.token)
}

export function changeApplication(
  by: Person,
  { castingId, artistId }: { readonly castingId: string; readonly artistId: string },
  to: string,
  more: object = {},
) {
  const change = { kind: 'application', castingId, artistId, roleId: 'vizinha', to, ...more }
  return call('changeState', change, by.token)
}

export async function castingOf(id: string): Promise<Casting | undefined> {
  return (await backend.db.doc(`castings/${id}`).get()).data() as Casting | undefined
}

export async function applicationOf(castingId: string, artistId: string): Promise<Application | undefined> {
  const stored = await backend.db.doc(`castings/${castingId}/applications/${artistId}_vizinha`).get()
  return stored.data() as Application | undefined
}
