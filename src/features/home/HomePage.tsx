import { Suspense } from 'react'
import { readFeaturedArtists } from '../../data/artists/artists.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { FeaturedArtists } from './FeaturedArtists.tsx'
import { Hero } from './Hero.tsx'

/** What is below the first window: it is there in the prerendered page, and its code comes later. */
const HomeRest = lazyPart(() => import('./HomeRest.tsx'))
/** Made once, as Layout's parts are. */
const REST = (
  <Suspense>
    <HomeRest />
  </Suspense>
)

/** How many of the featured artists stand beside the claim; the others follow it. */
const BESIDE_CLAIM = 2

/** Read as soon as this page's code is there. */
const loadFeatured = (signal: AbortSignal) => readFeaturedArtists(signal)

export function Component() {
  usePageTitle('')
  usePageMeta({ path: '/' })
  const featured = useLoad(loadFeatured)
  const artists = featured.status === 'ready' ? featured.data : undefined
  return (
    <>
      <Hero artists={artists?.slice(0, BESIDE_CLAIM)} hasFailed={featured.status === 'failed'} />
      <FeaturedArtists
        artists={artists?.slice(BESIDE_CLAIM)}
        onRetry={featured.status === 'failed' ? featured.retry : undefined}
      />
      {REST}
    </>
  )
}
