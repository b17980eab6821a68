/** One entry of the navigation, link or button; the current page's is underlined by the accent. */
export const NAV_ITEM_STYLE =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 text-[0.95rem] whitespace-nowrap text-ink no-underline ' +
  'hover:text-accent aria-[current=page]:text-accent max-lg:w-full max-lg:px-0 max-lg:text-xl'
