import type { ScreenModule } from './routes.ts'

/** Where the screen of each guarded route is, by the route's path. */
export const GUARDED_SCREENS: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  security: () => import('../features/security/SecurityPage.tsx'),
  perfil: () => import('../features/profile/ProfilePage.tsx'),
  validation: () => import('../features/validation/ValidationPage.tsx'),
  casting: () => import('../features/castingDesk/CastingDeskPage.tsx'),
  search: () => import('../features/search/SearchPage.tsx'),
  'details/:userId?': () => import('../features/details/DetailsPage.tsx'),
  favorites: () => import('../features/favorites/FavoritesPage.tsx'),
  cast: () => import('../features/cast/CastPage.tsx'),
  'blog-admin': () => import('../features/blogAdmin/BlogAdminPage.tsx'),
  trabalhos: () => import('../features/artistDesk/ArtistDeskPage.tsx'),
  'teste/:testRequestId': () => import('../features/artistTest/ArtistTestPage.tsx'),
  feed: () => import('../features/feed/FeedPage.tsx'),
  'test-requests/:testRequestId': () => import('../features/testRequests/TestRequestPage.tsx'),
  test: () => import('../features/testTemplates/TestTemplatesPage.tsx'),
  'rhea-criteria': () => import('../features/rheaCriteria/RheaCriteriaPage.tsx'),
  rhea: () => import('../features/rhea/RheaPage.tsx'),
  'proposals-admin': () => import('../features/proposalDesk/ProposalDeskPage.tsx'),
  'chat/:conversationId?': () => import('../features/chat/ChatPage.tsx'),
  data: () => import('../features/dataAdmin/DataPage.tsx'),
}

/** The screen of a guarded route. */
export async function loadGuardedScreen(path: string): Promise<ScreenModule> {
  const load = GUARDED_SCREENS[path]
  if (load === undefined) throw new Error(`No screen at ${path}`)
  return load()
}
