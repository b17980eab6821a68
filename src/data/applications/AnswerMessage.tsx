import type { Application } from './applications.ts'

/** What the agency wrote with where an application stands now; nothing where it wrote nothing. */
export function AnswerMessage({ application }: { application: Application }) {
  const message = application.history.at(-1)?.message
  if (message === undefined) return null
  return (
    <div className="mt-3 max-w-reading border-l-2 border-accent pl-4">
      <p className="text-sm text-muted">A agência escreveu:</p>
      <p className="break-words whitespace-pre-line">{message}</p>
    </div>
  )
}
