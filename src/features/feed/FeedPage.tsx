import { PageHeader } from '../../ui/PageHeader.tsx'

/** What happened at the agency, the newest first. */
export function Component() {
  return (
    <div className="page-band pb-24">
      <PageHeader title="Feed" />
    </div>
  )
}
