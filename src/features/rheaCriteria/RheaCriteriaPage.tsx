import { useSearchParams } from 'react-router-dom'
import { CriteriaDesk } from './CriteriaDesk.tsx'
import { CriteriaList } from './CriteriaList.tsx'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'

/** What people are ranked by, and one set of it being written. */
export function Component() {
  const [params] = useSearchParams()
  const place = criteriaPath.place(params)
  return (
    <div className="page-band pb-24">
      {place.kind === 'list' ? (
        <CriteriaList key={String(place.isArchived)} isArchived={place.isArchived} />
      ) : (
        <CriteriaDesk key={place.id} id={place.id} isNew={place.isNew} />
      )}
    </div>
  )
}
