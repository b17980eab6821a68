import type { ComponentProps } from 'react'

/** Something that scrolls, by keyboard, too; a region of its own where it is given a name. */
export function ScrollArea(props: ComponentProps<'section'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys reach only what can have the focus
  return <section {...props} tabIndex={0} />
}
