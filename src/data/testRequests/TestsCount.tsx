import { formatCount } from '../../lib/formats/formatCount.ts'
import { useWaitingTests } from './useWaitingTests.ts'

export interface TestsCountProps {
  reader: string
  /** By which the link names this as its description. */
  id: string
}

/** How many tests wait for the artist, beside the link to their desk: seen as a number, described in words. */
export default function TestsCount({ reader, id }: TestsCountProps) {
  const live = useWaitingTests(reader)
  const count = live.status === 'ready' ? live.data.length : 0
  if (count === 0) return null
  return (
    <span aria-hidden="true">
      <span className="rounded-full bg-accent px-1.5 py-0.5 text-xs font-semibold text-on-accent tabular-nums">
        {count}
      </span>
      <span id={id} hidden>
        {count === 1 ? '1 teste para gravar' : `${formatCount(count)} testes para gravar`}
      </span>
    </span>
  )
}
