export interface CountBadgeProps {
  /** By which a link names this as its description. */
  id: string
  count: number | string
  words: string
}

/** A number beside a link: seen, described in words, and no part of the link's name. A closed menu shows that one is inside. */
export function CountBadge({ id, count, words }: CountBadgeProps) {
  return (
    <span aria-hidden="true" data-count>
      <span className="rounded-full bg-accent px-1.5 py-0.5 text-xs font-semibold text-on-accent tabular-nums">
        {count}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </span>
  )
}
