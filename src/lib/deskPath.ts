export const CASTING_PARAM = 'casting'
export const NEW_PARAM = 'novo'
export const STATUS_PARAM = 'estado'
/** The role of which a board shows the people. */
export const ROLE_PARAM = 'personagem'

/** The address of a casting on the desk. */
export function castingPath(id: string): string {
  return `/casting?${new URLSearchParams({ [CASTING_PARAM]: id }).toString()}`
}

/** The address of one that is still to be made: its id is known before it is saved, so that a repeat is harmless. */
export function newCastingPath(): string {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  return `${castingPath(id)}&${NEW_PARAM}=1`
}

/** The address of one test for staff. */
export function testPath(testRequestId: string): string {
  return `/test-requests/${testRequestId}`
}

/** The same test for its artist. */
export function ownTestPath(testRequestId: string): string {
  return `/teste/${testRequestId}`
}

export const ABOUT_PARAM = 'sobre'

/** The address of a conversation for staff: an artist's with the agency by their uid; `about` is what the next message is about. */
export function chatPath(
  conversationId: string,
  about?: { readonly kind: string; readonly id: string },
): string {
  const query = about === undefined ? '' : `?${ABOUT_PARAM}=${about.kind}.${about.id}`
  return `/chat/${conversationId}${query}`
}
