import { classNames } from '../../lib/classNames.ts'
import type { Fact } from './castingFacts.ts'

/** Facts with their labels, in columns that `className` gives. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-5', className)}>
      {facts.map(({ label, value, isLong }) => (
        <div key={label} className={classNames('min-w-0', isLong === true && 'col-span-full')}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
