import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { formatDate } from '../../lib/formats/formatDate.ts'
import type { Application } from './applications.ts'

/** Where an artist's own application stands, and since when there is one. */
export function ApplicationStanding({ application }: { application: Application }) {
  const { status, createdAt, origin } = application
  return (
    <output>
      <strong className="font-medium">{APPLICATION_STATUS_LABELS[status]}</strong>
      <span className="text-muted">{`${origin === undefined ? ' · você se inscreveu em ' : ' · a agência indicou você em '}${formatDate(createdAt)}`}</span>
    </output>
  )
}
