import type { Conversation } from '@ribalta/domain/schemas/conversations/conversation'

/** What somebody in a conversation is called for whoever reads it: an artist is told who of the agency speaks. */
export function speakerName(
  { names, artistId }: Pick<Conversation, 'names' | 'artistId'>,
  uid: string,
  reader: string,
): string {
  const name = names[uid]
  if (name === undefined) return 'Conta excluída'
  return reader === artistId && uid !== reader ? `${name}, da agência` : name
}
