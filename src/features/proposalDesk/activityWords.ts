/** How many looked and how many answered: “3 abriram · 2 responderam”; empty where nobody did. */
export function activityWords({ openedBy, answeredBy }: { openedBy: number; answeredBy: number }): string {
  return [
    openedBy === 0 ? [] : `${String(openedBy)} ${openedBy === 1 ? 'abriu' : 'abriram'}`,
    answeredBy === 0 ? [] : `${String(answeredBy)} ${answeredBy === 1 ? 'respondeu' : 'responderam'}`,
  ]
    .flat()
    .join(' · ')
}
