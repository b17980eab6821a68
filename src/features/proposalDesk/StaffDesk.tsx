import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { newRandomId } from '../../lib/newRandomId.ts'
import { OpenProposal } from './OpenProposal.tsx'
import { ProposalList } from './ProposalList.tsx'
import { newProposalAddress, proposalPlace } from './proposalPlace.ts'

/** What the agency shows to clients: the lists, and one of them as it is made and answered. `uid` is whoever is signed in. */
export function StaffDesk({ uid }: { uid: string }) {
  const [params] = useSearchParams()
  const place = proposalPlace(params)
  if (place.kind === 'list') return <ProposalList key={place.word} word={place.word} />
  return place.kind === 'one' ? (
    <OpenProposal key={`${uid} ${place.id}`} id={place.id} uid={uid} isNew={place.isNew} />
  ) : (
    <Another />
  )
}

/** Gives a new one its id. */
function Another() {
  const [id] = useState(newRandomId)
  return <Navigate to={newProposalAddress(id)} replace />
}
