import { Suspense } from 'react'
import { WHAT_IT_IS } from '../../data/proposals/presentations/whatItIs.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

// Staff, whose screen this is otherwise, never see it.
const OwnList = lazyPart(() => import('./own/OwnList.tsx'))

/** In which presentations an artist is, and what they say to each. */
export function OwnPresentations() {
  usePageTitle('Apresentações')
  return (
    <>
      <PageHeader title="Apresentações">
        <p>{WHAT_IT_IS}</p>
      </PageHeader>
      <Suspense fallback={<LoadingArea />}>
        <OwnList />
      </Suspense>
    </>
  )
}
