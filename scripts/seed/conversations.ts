import { statSync } from 'node:fs'
import { attachmentPath, previewOf, teamConversationId } from '../../domain/src/conversations/conversation.ts'
import { searchTokens } from '../../domain/src/conversations/messageSearch.ts'
import { dateToInstant, type Instant } from '../../domain/src/instant.ts'
import { PDF_TYPE } from '../../domain/src/media/media.ts'
import {
  type About,
  type Attachment,
  conversationSchema,
  inboxSchema,
  messageSchema,
} from '../../domain/src/schemas/conversations/conversation.ts'
import { feedSchema } from '../../domain/src/schemas/feed/feed.ts'
import type { PersonRecords } from './people/records.ts'
import { SIDES_PDF } from './screenTests/templates.ts'
import type { Written } from './writeDocuments.ts'
import type { Upload } from './writeFiles.ts'

const AGENT = 'demo-agente'
const DIRECTOR = 'demo-diretora'
const ARTIST = 'demo-artista'
const NAMES = { [AGENT]: 'Rui Sampaio', [DIRECTOR]: 'Helena Veiga' } as const
const HOUR_MS = 3_600_000

interface Line {
  readonly by: string
  readonly text: string
  /** How long before the day of the seed. */
  readonly hoursAgo: number
  readonly about?: About
  /** What the PDF that goes with it is called. */
  readonly pdf?: string
}

interface Talk {
  readonly id: string
  readonly artistId?: string
  readonly participants: readonly string[]
  readonly names: Readonly<Record<string, string>>
  /** Who came in after which line. */
  readonly came?: { readonly uid: string; readonly after: number }
  readonly lines: readonly Line[]
  /** Up to which line each has read. */
  readonly read: Readonly<Record<string, number>>
}

type Candidate = Pick<PersonRecords, 'uid' | 'profile'>

/** What staff of the demonstration talk about with each other and with these artists, as of `day` (midnight UTC). */
export function conversationDocuments(candidates: readonly Candidate[], day: Date): Written[] {
  const artist = candidates.find(({ uid }) => uid === ARTIST)
  const others = candidates.filter(({ uid }) => !uid.startsWith('demo-'))
  const [first, second] = others.slice(20)
  const talks: readonly Talk[] = [
    ...(artist === undefined
      ? []
      : [{ ...MARINAS, names: { ...NAMES, [ARTIST]: artist.profile.artisticName } }]),
    ...(first === undefined
      ? []
      : [withArtist(first, 'Recebi o convite do festival. O figurino é por nossa conta?')]),
    ...(second === undefined ? [] : [withArtist(second, 'Troquei de telefone: o novo já está no Perfil.')]),
    TEAM,
  ]
  return [...talks.flatMap((talk) => documentsOf(talk, day)), ...inboxesOf(talks)]
}

const MARINAS: Talk = {
  id: ARTIST,
  artistId: ARTIST,
  participants: [AGENT, ARTIST, DIRECTOR],
  names: NAMES,
  came: { uid: DIRECTOR, after: 4 },
  lines: [
    {
      by: AGENT,
      hoursAgo: 50,
      text: 'Oi, Marina! O diretor do comercial gostou muito da sua última cena.',
    },
    {
      by: AGENT,
      hoursAgo: 49.9,
      text: 'Você consegue estar em São Paulo na semana da gravação?',
      about: { kind: 'casting', id: 'casting-cafe-da-manha', title: 'Café da manhã em família' },
    },
    { by: ARTIST, hoursAgo: 47, text: 'Que notícia boa! Consigo, sim. Chego na véspera.' },
    {
      by: ARTIST,
      hoursAgo: 46.9,
      text: 'Só preciso saber o horário do primeiro dia, por causa do ensaio:\nhttps://www.example.com/ensaios',
    },
    {
      by: DIRECTOR,
      hoursAgo: 26,
      text: 'Bom dia, Marina. O primeiro dia começa às 7h, no estúdio da Barra Funda. Segue o texto.',
      pdf: 'cena-da-varanda.pdf',
    },
    {
      by: AGENT,
      hoursAgo: 8,
      text: 'E não esqueça a cena da varanda: o prazo é esta semana.',
      about: { kind: 'test', id: 'teste-varanda', title: 'Cena da varanda' },
    },
  ],
  read: { [AGENT]: 6, [DIRECTOR]: 6, [ARTIST]: 5 },
}

function withArtist({ uid, profile }: Candidate, text: string): Talk {
  return {
    id: uid,
    artistId: uid,
    participants: [DIRECTOR, uid],
    names: { [DIRECTOR]: NAMES[DIRECTOR], [uid]: profile.artisticName },
    lines: [
      {
        by: DIRECTOR,
        hoursAgo: 30,
        text: `Olá, ${profile.artisticName}! Qualquer dúvida, escreva por aqui.`,
      },
      { by: uid, hoursAgo: 5, text },
    ],
    read: { [DIRECTOR]: 1, [uid]: 2 },
  }
}

const TEAM: Talk = {
  id: teamConversationId(AGENT, DIRECTOR),
  participants: [AGENT, DIRECTOR],
  names: NAMES,
  lines: [
    { by: DIRECTOR, hoursAgo: 28, text: 'Rui, o cliente do café respondeu: quer ver mais duas mães.' },
    { by: AGENT, hoursAgo: 27, text: 'Vou montar ainda hoje.' },
    {
      by: DIRECTOR,
      hoursAgo: 9,
      text: 'Ótimo. Deixei meus comentários na proposta.',
      about: {
        kind: 'proposal',
        id: 'proposta-cafe-da-manha',
        title: 'Café da manhã: mães e pais',
      },
    },
  ],
  read: { [AGENT]: 2, [DIRECTOR]: 3 },
}

const messageIdOf = (index: number): string => `semente-${String(index + 1)}`

const pdfOf = (name: string, path: string): Attachment => ({
  kind: 'pdf',
  name,
  bytes: statSync(SIDES_PDF).size,
  path,
})

/** The files that go with their messages. */
export function attachmentUploads(): Upload[] {
  const { id, lines } = MARINAS
  return lines.flatMap(({ pdf }, index) => {
    if (pdf === undefined) return []
    const name = attachmentPath(id, messageIdOf(index), 0)
    return [{ file: SIDES_PDF, name, contentType: PDF_TYPE, isPrivate: true }]
  })
}

function documentsOf(talk: Talk, day: Date): Written[] {
  const { id, artistId, participants, names, came, lines } = talk
  const at = ({ hoursAgo }: Pick<Line, 'hoursAgo'>): Instant =>
    dateToInstant(new Date(day.getTime() - hoursAgo * HOUR_MS))
  const ofArtist = artistId === undefined ? {} : { artistId }
  const last = lines.at(-1)
  const isWaiting = artistId !== undefined && last?.by === artistId
  const written: Written[] = [
    [
      `conversations/${id}`,
      conversationSchema.parse({
        ...ofArtist,
        participants,
        names,
        moves:
          came === undefined
            ? []
            : [
                {
                  kind: 'came',
                  uid: came.uid,
                  n: came.after,
                  at: at(lines[came.after] ?? { hoursAgo: 0 }),
                },
              ],
        n: lines.length,
        ...(last === undefined
          ? {}
          : { last: { sender: last.by, text: previewOf(last.text), at: at(last) } }),
        waits: isWaiting,
        ...(last !== undefined && isWaiting ? { feedAt: at(last) } : {}),
        createdAt: at(lines[0] ?? { hoursAgo: 0 }),
      }),
    ],
    ...lines.map((line, index): Written => {
      const { by, text, about, pdf } = line
      const messageId = messageIdOf(index)
      const message = {
        sender: by,
        text,
        ...(about === undefined ? {} : { about }),
        ...(pdf === undefined ? {} : { attachments: [pdfOf(pdf, attachmentPath(id, messageId, 0))] }),
        ...ofArtist,
        words: searchTokens(`${text} ${pdf ?? ''}`),
        n: index + 1,
        at: at(line),
      }
      return [`conversations/${id}/messages/${messageId}`, messageSchema.parse(message)]
    }),
  ]
  if (last === undefined || !isWaiting) return written
  const item = feedSchema.parse({ kind: 'message', subject: artistId, actor: artistId, at: at(last) })
  return [...written, [`feed/message_${id}_${String(lines.length)}`, item]]
}

function inboxesOf(talks: readonly Talk[]): Written[] {
  const people = [...new Set(talks.flatMap(({ participants }) => participants))]
  return people.map((uid): Written => {
    const own = talks.filter(({ participants }) => participants.includes(uid))
    const inbox = inboxSchema.parse({
      last: Object.fromEntries(own.map(({ id, lines }) => [id, lines.length])),
      read: Object.fromEntries(own.map(({ id, read }) => [id, read[uid] ?? 0])),
    })
    return [`inboxes/${uid}`, inbox]
  })
}
