import { useParams } from 'react-router-dom'
import type { Entering } from '../../data/entering.ts'
import { profileQuery } from '../../data/profiles/queries.ts'
import { ChoosePerson } from './ChoosePerson.tsx'
import { PersonDetails } from './PersonDetails.tsx'

export async function begin({ client, path }: Entering): Promise<void> {
  const [, , uid = ''] = path.split('/')
  if (uid !== '') await client.query(profileQuery(decodeURIComponent(uid)))
}

/** Everything that staff may see of one person; without one, whom to look at. */
export function Component() {
  const { userId } = useParams()
  return (
    <div className="page-band pb-24">
      {userId === undefined ? <ChoosePerson /> : <PersonDetails key={userId} uid={userId} />}
    </div>
  )
}
