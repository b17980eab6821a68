import { useParams } from 'react-router-dom'
import { ChoosePerson } from './ChoosePerson.tsx'
import { PersonDetails } from './PersonDetails.tsx'

/** Everything that staff may see of one person; without one, whom to look at. */
export function Component() {
  const { userId } = useParams()
  return (
    <div className="page-band pb-24">
      {userId === undefined ? <ChoosePerson /> : <PersonDetails key={userId} uid={userId} />}
    </div>
  )
}
