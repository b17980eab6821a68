import { useSearchParams } from 'react-router-dom'
import { TemplateDesk } from './TemplateDesk.tsx'
import { TemplateList } from './TemplateList.tsx'
import { templatePath } from './templatePath.ts'

/** What directors offer for tests, and one of them being written. */
export function Component() {
  const [params] = useSearchParams()
  const place = templatePath.place(params)
  return (
    <div className="page-band pb-24">
      {place.kind === 'list' ? (
        <TemplateList key={String(place.isArchived)} isArchived={place.isArchived} />
      ) : (
        <TemplateDesk key={place.id} id={place.id} isNew={place.isNew} />
      )}
    </div>
  )
}
