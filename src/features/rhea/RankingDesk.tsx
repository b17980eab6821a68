import { PageHeader } from '../../ui/PageHeader.tsx'
import { KeptRuns } from './KeptRuns.tsx'

/** Where a ranking is asked for, and seen. */
export function RankingDesk() {
  return (
    <>
      <PageHeader title="RHEA" />
      <KeptRuns />
    </>
  )
}
