import { isStaff } from '@ribalta/domain/account/grants'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { newRandomId } from '../../data/uploads/storage.ts'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { OpenProposal } from './OpenProposal.tsx'
import { OwnPresentations } from './OwnPresentations.tsx'
import { ProposalList } from './ProposalList.tsx'
import { newProposalAddress, proposalPlace } from './proposalPlace.ts'

/** What the agency shows to clients, for staff; artists will see here in which presentations they are. */
export function Component() {
  const { user, profile } = useAuth()
  const [params] = useSearchParams()
  const place = proposalPlace(params)
  return (
    <div className="page-band pb-24">
      {user === null || profile === null ? (
        <LoadingArea />
      ) : !isStaff(profile) ? (
        <OwnPresentations />
      ) : place.kind === 'list' ? (
        <ProposalList key={place.word} word={place.word} />
      ) : place.kind === 'one' ? (
        <OpenProposal key={`${user.uid} ${place.id}`} id={place.id} uid={user.uid} isNew={place.isNew} />
      ) : (
        <Another />
      )}
    </div>
  )
}

/** Gives a new one its id. */
function Another() {
  const [id] = useState(newRandomId)
  return <Navigate to={newProposalAddress(id)} replace />
}
