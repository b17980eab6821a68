import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { useMatches } from '../../lib/useMatches.ts'
import { useView, type View } from './useView.ts'

/** As wide the form and the client's view stand side by side. */
const BESIDE = '(min-width: 80rem)'

export interface EditorViews {
  readonly view: View
  readonly views: readonly View[]
  readonly isBeside: boolean
  readonly setView: (view: View) => void
}

/** The parts of a proposal that is made; there are answers to one with a link, which is given here. */
export function useEditorViews(linked: ProposalEntry | undefined, isDirty: boolean): EditorViews {
  const isBeside = useMatches(BESIDE)
  const views: readonly View[] = [
    'edit',
    ...(isBeside ? [] : (['client'] as const)),
    ...(linked === undefined ? [] : (['answers'] as const)),
  ]
  // Whoever opens a proposal that was looked at comes for the answers, unless they left something half typed.
  const isLooked = linked !== undefined && linked.openedBy > 0
  const [view, setView] = useView(views, isLooked && !isDirty ? 'answers' : 'edit')
  return { view, views, isBeside, setView }
}
