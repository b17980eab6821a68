/** Stands for a file that is no picture, or one that cannot be shown. */
export function FileFace({ words = 'PDF' }: { words?: string }) {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center text-xs font-semibold text-muted">
      {words}
    </span>
  )
}
