import { download } from '../../../lib/files/download.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import type { AnswerGroup } from './answerRows.ts'
import { answersFileName, answersTable } from './answersFile.ts'
import type { Reviewer } from './reviewers.ts'

export interface FileButtonProps {
  /** The proposal's. */
  title: string
  groups: readonly AnswerGroup[]
  reviewers: readonly Reviewer[]
}

/** The answers as a file for spreadsheets. */
export function FileButton({ title, groups, reviewers }: FileButtonProps) {
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'The file of the answers was not made',
    words: 'O arquivo não foi exportado. Verifique sua conexão e tente de novo.',
  })
  const save = (): Promise<void> =>
    attempt(async () => {
      const { csvFile } = await import('../../../lib/files/csv.ts')
      download(answersFileName(title), csvFile(answersTable(groups, reviewers)))
    })
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void save()}>
        Exportar CSV
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
