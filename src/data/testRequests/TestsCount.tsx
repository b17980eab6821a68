import { formatCount } from '../../lib/formats/formatCount.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { useWaitingTests } from './useWaitingTests.ts'

export interface TestsCountProps {
  reader: string
  /** By which the link names this as its description. */
  id: string
}

/** How many tests wait for the artist, beside the link to their desk. */
export default function TestsCount({ reader, id }: TestsCountProps) {
  const live = useWaitingTests(reader)
  const count = live.status === 'ready' ? live.data.length : 0
  if (count === 0) return null
  const words = count === 1 ? '1 teste para gravar' : `${formatCount(count)} testes para gravar`
  return <CountBadge id={id} count={count} words={words} />
}
