import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { testFacts } from './testFacts.ts'
import { TestInstructions } from './TestInstructions.tsx'

export type BriefedTest = Pick<
  TestRequest,
  'payCents' | 'usage' | 'dates' | 'brand' | 'takes' | 'seconds' | 'message' | 'instructions'
>

/** All that an artist reads before they record, but for the sides. */
export function TestBrief({ test, isOver = false }: { test: BriefedTest; isOver?: boolean }) {
  return (
    <div className="flex flex-col gap-8">
      {test.message === '' ? null : (
        <div className="max-w-reading border-l-2 border-accent pl-4">
          <p className="text-sm text-muted">A agência escreveu:</p>
          <p className="break-words whitespace-pre-line">{test.message}</p>
        </div>
      )}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-8 gap-y-5">
        {testFacts(test).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 break-words first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
      <TestInstructions instructions={test.instructions} isOver={isOver} />
    </div>
  )
}
