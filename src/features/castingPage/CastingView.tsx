import { CASTING_KIND_LABELS } from '@ribalta/domain/castings/casting'
import { Suspense } from 'react'
import type { PublicRole } from '../../data/castings/roles.ts'
import type { PublicCasting } from '../../data/castings/castings.ts'
import type { Loaded } from '../../lib/loading/useLoad.ts'
import type { Elements } from '../../ui/elements.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { factsOfCasting } from './castingFacts.ts'
import { FactList } from './FactList.tsx'

/** What follows the casting's own words: its code comes with the roles, which are asked for only then. */
const CastingRest = lazyPart(() => import('./CastingRest.tsx'))

export interface CastingViewProps {
  casting: PublicCasting
  roles: Loaded<readonly PublicRole[]>
  /** What stands above its facts. */
  children?: Elements
}

/** A casting and its roles, and what one can do about them. */
export function CastingView({ casting, roles, children }: CastingViewProps) {
  const { title, status, visibility, description } = casting
  const path = `/casting/${casting.id}`
  usePageTitle(title)
  usePageMeta({
    description: description.slice(0, 200),
    path,
    isIndexed: status === 'open' && visibility === 'public',
  })

  return (
    <article className="page-band min-h-dvh pt-10 pb-24 md:pt-16">
      <header className="max-w-4xl">
        <p className="eyebrow">{CASTING_KIND_LABELS[casting.kind]}</p>
        <h1 className="mt-3 text-title break-words">{title}</h1>
      </header>
      {children}
      <div className="mt-8 grid gap-x-16 gap-y-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:pt-10">
        {/* Beside everything else on wide windows, in sight while the roles are read. */}
        <FactList
          facts={factsOfCasting(casting)}
          className="grid-cols-2 lg:sticky lg:top-26 lg:order-last lg:grid-cols-1 lg:self-start"
        />
        <div className="min-w-0">
          <p className="max-w-reading text-lg break-words whitespace-pre-line">{description}</p>
          <Suspense fallback={<Skeleton className="mt-12 h-72 w-full" />}>
            <CastingRest casting={casting} roles={roles} />
          </Suspense>
        </div>
      </div>
    </article>
  )
}
