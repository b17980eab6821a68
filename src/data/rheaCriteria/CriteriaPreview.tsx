import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'

export interface CriteriaPreviewProps {
  /** The same while nothing changes. */
  criteria: readonly Criterion[]
}

/** Who of the roster comes out by these criteria. */
export function CriteriaPreview(_props: CriteriaPreviewProps) {
  return null
}
