import { PageHeader } from '../../ui/PageHeader.tsx'
import { Credits } from './credits/Credits.tsx'

/** The artist's desk: what waits for them, what they could apply for, where they stand, what they did. */
export function Component() {
  return (
    <div className="page-band pb-24">
      <PageHeader title="Trabalhos" />
      <Credits />
    </div>
  )
}
