import type { Application } from '../../../data/applications/applications.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import type { Live } from '../../../data/useLive.ts'
import type { PagedList } from '../../../lib/lists/pagedList.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import { keyOf } from './applicationOrder.ts'

export interface MyApplicationsProps {
  mine: Live<PagedList<Application>>
  /** The test that was asked of the artist for an application, as far as it is known. */
  testOf: (application: Application) => TestEntry | undefined
  now: Date
}

/** Where each of one's applications stands, live. */
export function MyApplications({ mine, testOf, now }: MyApplicationsProps) {
  return (
    <DeskSection title="Minhas inscrições">
      {mine.status === 'failed' ? (
        <ErrorState title="Não foi possível carregar suas inscrições" onRetry={mine.retry} />
      ) : mine.status === 'loading' ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <PagedItems
          list={mine.data}
          loading={null}
          empty={
            <p className="text-muted">
              Você ainda não se inscreveu em nenhum casting. Quando se inscrever, acompanhe aqui cada etapa.
            </p>
          }
        >
          {(applications) => (
            <ul aria-label="Minhas inscrições" className="-mt-5 flex flex-col divide-y divide-line lg:-mt-4">
              {applications.map((application) => (
                <li key={keyOf(application)}>
                  <ApplicationItem application={application} test={testOf(application)} now={now} />
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      )}
    </DeskSection>
  )
}
