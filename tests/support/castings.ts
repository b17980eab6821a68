import { randomBytes } from 'node:crypto'
import { WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import {
  type CandidateMovesResult,
  candidateMovesResultSchema,
  type GroupAnswer,
} from '@ribalta/domain/schemas/castings/stateChange'
import type { Application } from '@ribalta/domain/schemas/castings/application'
import type { Casting, SaveCastingInput } from '@ribalta/domain/schemas/castings/casting'
import type { AnswerDraft, Candidate } from '@ribalta/domain/schemas/castings/candidate'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { followBoard } from '../../functions/src/services/castings/follow.ts'
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
      visibility: 'public',
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

export function changeCasting(
  by: Person,
  castingId: string,
  to: string,
  answers?: readonly (Omit<GroupAnswer, 'message'> & { readonly message?: string })[],
) {
  const said = answers?.map((answer) => ({ message: '', ...answer }))
  const change = { kind: 'casting', castingId, to, ...(said === undefined ? {} : { answers: said }) }
  return call('changeState', change, by.token)
}

/** That it is not this time, for whoever waits in whichever column. */
export const DECLINE_ALL = WAITING_STATUSES.map((from) => ({ from, to: 'declined' as const }))

export function apply(artist: Pick<Person, 'uid' | 'token'>, castingId: string, changes: object = {}) {
  const input = { castingId, roleId: 'vizinha', note: 'Cozinho bem.', mediaIds: ['foto-1'], ...changes }
  return call('applyToCasting', input, artist.token)
}

/** A casting of `agent` with somebody in it. */
export async function appliedTo(agent: Person, changes: Parameters<typeof candidate>[0] = {}) {
  const { castingId } = await openCasting(agent)
  const artist = await candidate(changes)
  const { error } = await apply(artist, castingId)
  if (error !== undefined) throw new Error(`The application was refused: ${error.status}`)
  return { castingId, artist, artistId: artist.uid }
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

/** A move as the board sends it. */
export interface BoardMove {
  readonly artistId: string
  readonly from: string
  readonly to: string
  readonly roleId?: string
  readonly order?: string
  readonly message?: string
}

/** Moves candidates as the board does, and answers what became of each. */
export function moveCandidates(
  by: Person,
  castingId: string,
  moves: readonly BoardMove[],
  more: object = {},
): Promise<CandidateMovesResult['results']> {
  const all = moves.map((move) => ({ roleId: 'vizinha', ...move }))
  return resultsOf(by, { kind: 'candidates', castingId, moves: all, ...more })
}

/** Holds back an answer to one candidate, or takes it away again, and answers what became of it. */
export function draftAnswer(
  by: Person,
  castingId: string,
  artistId: string,
  draft: AnswerDraft | null,
  roleId = 'vizinha',
): Promise<CandidateMovesResult['results']> {
  return resultsOf(by, { kind: 'drafts', castingId, drafts: [{ artistId, roleId, draft }] })
}

async function resultsOf({ token }: Person, change: object): Promise<CandidateMovesResult['results']> {
  const { result, error } = await call('changeState', change, token)
  if (error !== undefined) throw new Error(`The change was refused: ${error.status}`)
  return candidateMovesResultSchema.parse(result).results
}

/** Has the artists of a casting read at once what they would a minute after it was moved on the board. */
export async function followNow(castingId: string): Promise<void> {
  const board = backend.db.collection(`castings/${castingId}/board`)
  const { docs } = await board.where('followAt', '!=', null).get()
  await Promise.all(docs.map(({ ref }) => ref.update({ followAt: Timestamp.fromMillis(0) })))
  await followBoard(backend, new Date())
}

/** Has artists read what is due after so many milliseconds, as the schedule does. */
export function followLater(inMs = 61_000): Promise<number> {
  return followBoard(backend, new Date(Date.now() + inMs))
}

export async function castingOf(id: string): Promise<Casting | undefined> {
  return (await backend.db.doc(`castings/${id}`).get()).data() as Casting | undefined
}

/** An application by its artist's document or, as staff work with it, the one on the board. */
export function docOf(castingId: string, artistId: string, kind = 'board') {
  return backend.db.doc(`castings/${castingId}/${kind}/${artistId}_vizinha`)
}

export async function applicationOf(castingId: string, artistId: string): Promise<Application | undefined> {
  return (await docOf(castingId, artistId, 'applications').get()).data() as Application | undefined
}

/** The same application as staff work with it. */
export async function candidateOf(castingId: string, artistId: string): Promise<Candidate | undefined> {
  return (await docOf(castingId, artistId).get()).data() as Candidate | undefined
}

/** What an artist is to be told of a casting by mail, in its order: each by what it is and its words. */
export async function noticesOf(
  castingId: string,
  artistId: string,
): Promise<(readonly [string, unknown])[]> {
  const about = backend.db.collection('outbox').where('notice.castingId', '==', castingId)
  const { docs } = await about.where('receiver.uid', '==', artistId).get()
  return docs.map((item) => [String(item.get('notice.kind')), item.get('notice.message')])
}
