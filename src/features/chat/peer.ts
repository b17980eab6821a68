import { isStaff } from '@ribalta/domain/account/grants'
import { teamConversationId } from '@ribalta/domain/conversations/conversation'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Conversation } from '@ribalta/domain/schemas/conversations/conversation'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

/**
 * With whom a conversation is, by its id alone: the artist, or the other of two of staff. Undefined for oneself; of two others it is
 * nobody's uid.
 */
export function peerOf(conversationId: string, reader: string): string | undefined {
  if (conversationId === reader) return undefined
  // A uid may hold what stands between the two of a pair, so the id alone does not say where it would be parted.
  const others = [conversationId.slice(reader.length + 1), conversationId.slice(0, -reader.length - 1)]
  const other = others.find((uid) => uid !== reader && teamConversationId(reader, uid) === conversationId)
  return other ?? conversationId
}

/** What a conversation is called for one of staff. */
export function titleOf(
  { artistId, participants, names }: Pick<Conversation, 'artistId' | 'participants' | 'names'>,
  reader: string,
): string {
  // Staff may be artists, too, with a conversation of their own.
  if (artistId === reader) return 'Agência'
  return nameIn(names, otherIn({ artistId, participants }, reader))
}

/** To whom one of staff writes: the artist, or the other of two; undefined where nobody else is left. */
export function otherIn(
  { artistId, participants }: Pick<Conversation, 'artistId' | 'participants'>,
  reader: string,
): string | undefined {
  return artistId ?? participants.find((each) => each !== reader)
}

/** What somebody of a conversation is called in it; whose account is gone has no name. */
export function nameIn(names: Conversation['names'], uid: string | undefined): string {
  return (uid === undefined ? undefined : names[uid]) ?? 'Conta excluída'
}

/** Who of the team is in a conversation with an artist. */
export function teamIn({
  artistId,
  participants,
}: Pick<Conversation, 'artistId' | 'participants'>): string[] {
  return participants.filter((uid) => uid !== artistId)
}

/** Whether the agency speaks with somebody's guardian instead: never of the team itself, as the server has it. */
export function hasGuardian(profile: Profile, now: Date): boolean {
  return !isStaff(profile) && isMinor(profile.birthDate, now)
}
