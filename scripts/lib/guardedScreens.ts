import { AROUND } from '../build/around.ts'
import { ENTRY, filesOf, type Manifest } from '../build/manifest.ts'

/** A guarded screen, and what besides the session's own it has loaded once its content is there. */
export interface GuardedScreen {
  readonly route: string
  readonly modules: readonly string[]
  /** As an artist sees it; otherwise as staff do. */
  readonly isArtists?: true
}

/** The modules of every guarded screen. */
const FRAME = [ENTRY, ...Object.values(AROUND).flat()]
/** For what a call for photos that are not public answers. */
const FILES = 'domain/src/schemas/media/privateFiles.ts'
/** What is one screen for staff, and another for artists. */
const PROPOSALS = 'src/features/proposalDesk/ProposalDeskPage.tsx'

/** Where an artist, an agent or a director may land. */
export const GUARDED_SCREENS: readonly GuardedScreen[] = [
  {
    route: '/perfil',
    modules: ['src/features/profile/ProfilePage.tsx', FILES],
    isArtists: true,
  },
  { route: '/security', modules: ['src/features/security/SecurityPage.tsx'] },
  {
    route: '/validation',
    modules: ['src/features/validation/ValidationPage.tsx', FILES],
  },
  { route: '/data', modules: ['src/features/dataAdmin/DataPage.tsx'] },
  { route: '/casting', modules: ['src/features/castingDesk/CastingDeskPage.tsx'] },
  { route: '/search', modules: ['src/features/search/SearchPage.tsx', FILES] },
  { route: '/cast', modules: ['src/features/cast/CastPage.tsx'] },
  { route: '/favorites', modules: ['src/features/favorites/FavoritesPage.tsx', FILES] },
  { route: '/details', modules: ['src/features/details/DetailsPage.tsx', FILES] },
  {
    route: '/trabalhos',
    modules: ['src/features/artistDesk/ArtistDeskPage.tsx', FILES],
  },
  // Whichever test: what it shows of one comes with the same code.
  { route: '/teste/nenhum', modules: ['src/features/artistTest/ArtistTestPage.tsx'] },
  { route: '/feed', modules: ['src/features/feed/FeedPage.tsx', FILES] },
  {
    route: '/test-requests/teste-cozinha',
    modules: ['src/features/testRequests/TestRequestPage.tsx', FILES],
  },
  { route: '/test', modules: ['src/features/testTemplates/TestTemplatesPage.tsx'] },
  { route: '/rhea-criteria', modules: ['src/features/rheaCriteria/RheaCriteriaPage.tsx'] },
  { route: '/rhea', modules: ['src/features/rhea/RheaPage.tsx', FILES] },
  {
    route: '/proposals-admin',
    modules: [PROPOSALS, FILES],
  },
  {
    route: '/proposals-admin',
    modules: [PROPOSALS, FILES],
    isArtists: true,
  },
  { route: '/chat', modules: ['src/features/chat/ChatPage.tsx'] },
  { route: '/blog-admin', modules: ['src/features/blogAdmin/BlogAdminPage.tsx'] },
]

/** The JavaScript files that a guarded screen and all around it load until its content is there. */
export function guardedFiles(manifest: Manifest, { modules }: GuardedScreen): Set<string> {
  return new Set([...FRAME, ...modules].flatMap((module) => [...filesOf(manifest, module)]))
}
