import { ANSWERS, type Choice, PREFERENCES } from '@ribalta/domain/proposals/answers'
import { ROOM_FACTS } from '@ribalta/domain/proposals/proposal'
import type {
  AnsweredReview,
  Door,
  OpenedRoom,
  OwnReview,
  ProposalAnswer,
  Room,
  RoomArtist,
  RoomMedia,
  RoomTake,
  RoomVideo,
} from '@ribalta/domain/proposals/room'
import { decodeColour, positive } from '../../artists/cardDecoder.ts'
import { decodeFact } from '../../artists/decoder.ts'
import {
  instantField,
  mapField,
  mapList,
  optionalNumber,
  optionalText,
  textField,
  textList,
} from '../../rest/fields.ts'

type Data = Readonly<Record<string, unknown>>

/** What `getProposal` answered, checked by hand because a schema library would outweigh a public page. Throws where it is neither. */
export function decodeProposalAnswer(answer: unknown): ProposalAnswer {
  const data = mapField({ answer }, 'answer')
  return 'door' in data ? { door: decodeDoor(mapField(data, 'door')) } : decodeOpenedRoom(data)
}

/** What `answerProposal` answered. */
export function decodeAnsweredReview(answer: unknown): AnsweredReview {
  const data = mapField({ answer }, 'answer')
  if (data['status'] !== 'open' && data['status'] !== 'sent') {
    throw new TypeError('The server did not say where the answers stand')
  }
  return { status: data['status'], gone: textList(data, 'gone') }
}

function decodeDoor(data: Data): Door {
  return {
    title: optionalText(data, 'title'),
    asksCode: data['asksCode'] === true,
    isCodeWrong: data['isCodeWrong'] === true,
  }
}

function decodeOpenedRoom(data: Data): OpenedRoom {
  const tickets = mapField(data, 'tickets')
  const seconds = positive(data, 'seconds')
  if (seconds === undefined) throw new TypeError('The server answered no tickets')
  return {
    room: decodeRoom(mapField(data, 'room')),
    review: decodeReview(mapField(data, 'review')),
    tickets: Object.fromEntries(
      Object.entries(tickets).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    seconds,
  }
}

function decodeReview(data: Data): OwnReview {
  const choices = Object.entries(mapField(data, 'choices')).map(
    ([artistId, choice]) => [artistId, decodeChoice(mapField({ choice }, 'choice'))] as const,
  )
  return { choices: Object.fromEntries(choices), status: data['status'] === 'sent' ? 'sent' : 'open' }
}

export function decodeChoice(data: Data): Choice {
  const answer = ANSWERS.find((each) => each === data['answer'])
  const preference = PREFERENCES.find((each) => each === data['preference'])
  return {
    comment: textField(data, 'comment'),
    ...(answer === undefined ? {} : { answer }),
    ...(preference === undefined ? {} : { preference }),
  }
}

function decodeRoom(data: Data): Room {
  const title = optionalText(data, 'title')
  const deadline = instantField(data, 'deadline')
  if (title === undefined || deadline === undefined) throw new TypeError('The server answered no room')
  return {
    title,
    client: textField(data, 'client'),
    message: textField(data, 'message'),
    deadline,
    artists: mapList(data, 'artists').flatMap(decodeArtist),
  }
}

function decodeArtist(data: Data): RoomArtist[] {
  const id = textField(data, 'id')
  const artisticName = textField(data, 'artisticName')
  if (id === '' || artisticName === '') return []
  return [
    {
      id,
      artisticName,
      role: textField(data, 'role'),
      facts: decodeFacts(mapField(data, 'facts')),
      media: mapList(data, 'media').flatMap(decodeMedia),
      takes: mapList(data, 'takes').flatMap(decodeTake),
    },
  ]
}

/** Each as its kind is read; what is something else is missing. */
function decodeFacts(data: Data): RoomArtist['facts'] {
  const told = ROOM_FACTS.map((name) => [name, name in data ? decodeFact(name, data) : undefined] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}

function decodeVideo(data: Data): RoomVideo | undefined {
  const id = textField(data, 'id')
  const path = textField(data, 'path')
  const bytes = positive(data, 'bytes')
  return id === '' || path === '' || bytes === undefined ? undefined : { kind: 'video', id, path, bytes }
}

function decodeTake(data: Data): RoomTake[] {
  const video = decodeVideo(data)
  return video === undefined ? [] : [{ ...video, seconds: optionalNumber(data, 'seconds') }]
}

function decodeMedia(data: Data): RoomMedia[] {
  if (data['kind'] === 'video') {
    const video = decodeVideo(data)
    return video === undefined ? [] : [video]
  }
  const id = textField(data, 'id')
  const path = textField(data, 'path')
  const width = positive(data, 'width')
  const height = positive(data, 'height')
  if (data['kind'] !== 'image' || id === '' || path === '' || width === undefined || height === undefined) {
    return []
  }
  return [{ kind: 'image', id, path, width, height, placeholder: decodeColour(data, 'placeholder') }]
}
