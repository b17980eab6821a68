/** Where the proposals are for staff. */
export const PROPOSALS_PATH = '/proposals-admin'
export const PROPOSAL_PARAM = 'proposta'
/** The part of a proposal in which its clients' answers are. */
export const ANSWERS_PART = '#respostas'
/** The part in which staff change it. */
export const EDIT_PART = '#editar'

/** Where staff change one proposal. */
export function proposalAddress(id: string): string {
  return `${PROPOSALS_PATH}?${new URLSearchParams({ [PROPOSAL_PARAM]: id }).toString()}`
}

/** Where staff change it, also where its answers would be open first. */
export function proposalEditAddress(id: string): string {
  return `${proposalAddress(id)}${EDIT_PART}`
}

/** Where staff read what clients say of it. */
export function proposalAnswersAddress(id: string): string {
  return `${proposalAddress(id)}${ANSWERS_PART}`
}
