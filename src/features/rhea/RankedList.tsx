import type { ReactNode, Ref } from 'react'

/** The list of a ranking, the best first. */
export function RankedList({ children, ref }: { children: ReactNode; ref?: Ref<HTMLOListElement> }) {
  return (
    <ol
      ref={ref}
      aria-label="Ranking"
      className="flex w-full max-w-4xl flex-col divide-y divide-line border-y border-line"
    >
      {children}
    </ol>
  )
}
