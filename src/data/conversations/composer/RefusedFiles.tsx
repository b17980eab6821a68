/** What does not go with the message, and why; said as it comes. */
export function RefusedFiles({ words }: { words: readonly string[] }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-sm font-medium text-danger empty:hidden">
      {words.map((each) => (
        <p key={each} className="wrap-anywhere">
          {each}
        </p>
      ))}
    </div>
  )
}
