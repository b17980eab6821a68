import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ANSWERS_PART, EDIT_PART } from '../../lib/proposals/proposalAddress.ts'

/** The parts of a proposal: what is typed, what the client sees of it, what clients say. */
export type View = 'edit' | 'client' | 'answers'

/** In the address, so that a link leads there, and as its fragment, so that nothing that is typed is left by changing it. */
const PARTS: Readonly<Record<View, string>> = {
  edit: EDIT_PART,
  client: '#cliente',
  answers: ANSWERS_PART,
}

/** Which of these parts is open, and how another is. Where the address says nothing it is `first`, as that was when the proposal was opened. */
export function useView(views: readonly View[], first: View): readonly [View, (view: View) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [begun] = useState(first)
  const named = views.find((view) => PARTS[view] === hash)
  const view = named ?? views.find((each) => each === begun) ?? views[0] ?? 'edit'
  return [
    view,
    (next) => {
      void navigate({ search, hash: PARTS[next] }, { replace: true })
    },
  ]
}
