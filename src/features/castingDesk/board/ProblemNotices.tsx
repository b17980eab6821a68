import { Notice } from '../../../ui/Notice.tsx'
import type { Problems } from './boardActs.ts'

/** Why an act of a dialog came to nothing. */
export function ProblemNotices({ problems }: { problems: Problems }) {
  return problems.map((problem) => (
    <Notice key={problem} tone="danger">
      {problem}
    </Notice>
  ))
}
