import { ENTRY, filesOf, type Manifest } from '../build/manifest.ts'

/** A guarded screen, and what besides the session's own it has loaded once its content is there. */
export interface GuardedScreen {
  readonly route: string
  readonly modules: readonly string[]
  /** As an artist sees it; otherwise as staff do. */
  readonly isArtists?: true
}

/** What the guard and the navigation import for whoever is signed in. */
const AROUND = [
  ENTRY,
  'src/app/guardedRoute.tsx',
  'src/app/QueryArea.tsx',
  'src/app/LeaveGuard.tsx',
  'src/app/chrome.ts',
  'src/auth/firebaseSession.ts',
  'src/data/profiles/profiles.ts',
]
const CATALOGUE = 'src/data/catalogue/catalogue.ts'
/** For the server's word on who may enter, and other calls as the screen opens. */
const CALLS = 'src/firebase/functions.ts'
/** For what a call for photos that are not public answers. */
const FILES = 'domain/src/schemas/media/privateFiles.ts'
/** What is one screen for staff, and another for artists. */
const PROPOSALS = 'src/features/proposalDesk/ProposalDeskPage.tsx'

/** Where an artist, an agent or a director may land. */
export const GUARDED_SCREENS: readonly GuardedScreen[] = [
  {
    route: '/perfil',
    modules: ['src/features/profile/ProfilePage.tsx', CATALOGUE, CALLS, FILES],
    isArtists: true,
  },
  { route: '/security', modules: ['src/features/security/SecurityPage.tsx', CALLS] },
  {
    route: '/validation',
    modules: ['src/features/validation/ValidationPage.tsx', CATALOGUE, CALLS, FILES],
  },
  { route: '/data', modules: ['src/features/dataAdmin/DataPage.tsx', CATALOGUE, CALLS] },
  { route: '/casting', modules: ['src/features/castingDesk/CastingDeskPage.tsx', CATALOGUE, CALLS] },
  { route: '/search', modules: ['src/features/search/SearchPage.tsx', CATALOGUE, CALLS, FILES] },
  { route: '/cast', modules: ['src/features/cast/CastPage.tsx', CATALOGUE, CALLS] },
  { route: '/favorites', modules: ['src/features/favorites/FavoritesPage.tsx', CATALOGUE, CALLS, FILES] },
  { route: '/details', modules: ['src/features/details/DetailsPage.tsx', CATALOGUE, CALLS, FILES] },
  {
    route: '/trabalhos',
    modules: ['src/features/artistDesk/ArtistDeskPage.tsx', CATALOGUE, CALLS, FILES],
  },
  // Whichever test: what it shows of one comes with the same code.
  { route: '/teste/nenhum', modules: ['src/features/artistTest/ArtistTestPage.tsx', CATALOGUE, CALLS] },
  { route: '/feed', modules: ['src/features/feed/FeedPage.tsx', CATALOGUE, CALLS, FILES] },
  {
    route: '/test-requests/teste-cozinha',
    modules: ['src/features/testRequests/TestRequestPage.tsx', CATALOGUE, CALLS, FILES],
  },
  { route: '/test', modules: ['src/features/testTemplates/TestTemplatesPage.tsx', CATALOGUE, CALLS] },
  { route: '/rhea-criteria', modules: ['src/features/rheaCriteria/RheaCriteriaPage.tsx', CATALOGUE, CALLS] },
  { route: '/rhea', modules: ['src/features/rhea/RheaPage.tsx', CATALOGUE, CALLS, FILES] },
  {
    route: '/proposals-admin',
    modules: [PROPOSALS, 'src/features/proposalDesk/StaffDesk.tsx', CATALOGUE, CALLS, FILES],
  },
  {
    route: '/proposals-admin',
    modules: [PROPOSALS, 'src/features/proposalDesk/own/OwnPresentations.tsx', CATALOGUE, CALLS, FILES],
    isArtists: true,
  },
  { route: '/chat', modules: ['src/features/chat/ChatPage.tsx', CALLS] },
  { route: '/blog-admin', modules: ['src/features/blogAdmin/BlogAdminPage.tsx', CALLS] },
]

/** The JavaScript files that a guarded screen and all around it load until its content is there. */
export function guardedFiles(manifest: Manifest, { modules }: GuardedScreen): Set<string> {
  return new Set([...AROUND, ...modules].flatMap((module) => [...filesOf(manifest, module)]))
}
