/** Where the proposals are for staff. */
export const PROPOSALS_PATH = '/proposals-admin'
export const PROPOSAL_PARAM = 'proposta'

/** Where staff change one proposal. */
export function proposalAddress(id: string): string {
  return `${PROPOSALS_PATH}?${new URLSearchParams({ [PROPOSAL_PARAM]: id }).toString()}`
}
