import { classNames } from '../lib/classNames.ts'

const SIZES = { small: 'size-4 border-2', medium: 'size-7 border-2', large: 'size-10 border-[3px]' } as const

/** The turning ring alone, without a word: for inside something that already says what is happening. */
export function Spinner({ size = 'medium' }: { size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block animate-spin rounded-full border-current border-r-transparent',
        SIZES[size],
      )}
    />
  )
}

/** A centred spinner that says what it waits for; fills the area that it stands in. */
export function LoadingArea({ label = 'Carregando…' }: { label?: string }) {
  return (
    <output className="flex min-h-[50vh] flex-col items-center justify-center gap-4 text-muted">
      <Spinner />
      <span className="text-sm">{label}</span>
    </output>
  )
}

/** The full-page centred spinner, over everything. */
export function FullPageSpinner({ label = 'Carregando…' }: { label?: string }) {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-paper text-ink">
      <Spinner size="large" />
      {/* Not seen, so that no typeface is fetched for it before the code. */}
      <span className="sr-only [font-family:sans-serif]">{label}</span>
    </output>
  )
}
