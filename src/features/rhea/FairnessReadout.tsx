import type { Readout } from '@ribalta/domain/schemas/rhea/run'

/** How the first of a ranking differ from everybody in it: counts by gender, band of age and state. */
export function FairnessReadout({ readout }: { readout: Readout }) {
  return <p>{readout.gender.length}</p>
}
