import { useSearchParams } from 'react-router-dom'
import { KeptRun } from './KeptRun.tsx'
import { RankingDesk } from './RankingDesk.tsx'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'

/** Who fits best and why, or a ranking that was kept. */
export function Component() {
  const [params] = useSearchParams()
  const run = rheaPath.runOf(params)
  return (
    <div className="page-band pb-24">{run === null ? <RankingDesk /> : <KeptRun key={run} id={run} />}</div>
  )
}
