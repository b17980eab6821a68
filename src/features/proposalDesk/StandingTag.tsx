import { PROPOSAL_LABELS, type ProposalStanding } from '@ribalta/domain/proposals/proposalStatus'
import { Tag, type TagTone } from '../../ui/Tag.tsx'

const TONES: Readonly<Record<ProposalStanding, TagTone>> = {
  draft: 'neutral',
  published: 'success',
  answered: 'success',
  expired: 'warning',
  closed: 'neutral',
  revoked: 'neutral',
}

/** Where a proposal stands. */
export function StandingTag({ standing }: { standing: ProposalStanding }) {
  return <Tag tone={TONES[standing]}>{PROPOSAL_LABELS[standing]}</Tag>
}
