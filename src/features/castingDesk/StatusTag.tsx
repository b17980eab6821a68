import { CASTING_STATUS_LABELS, type CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { Tag, type TagTone } from '../../ui/Tag.tsx'

const TONES: Readonly<Record<CastingStatus, TagTone>> = {
  draft: 'neutral',
  open: 'success',
  paused: 'warning',
  closed: 'neutral',
  archived: 'neutral',
}

export function StatusTag({ status }: { status: CastingStatus }) {
  return <Tag tone={TONES[status]}>{CASTING_STATUS_LABELS[status]}</Tag>
}
