/** A line of a list from which one is chosen. */
export const CHOICE = 'w-full min-h-11 py-2 text-left hover:text-accent'
