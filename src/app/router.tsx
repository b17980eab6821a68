import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Layout, StartingLayout } from './Layout.tsx'
import { ROUTES, type RouteDefinition } from './routes.ts'
import { TitledScreen } from './TitledScreen.tsx'

/** The screen itself, within the lists of classes and skills where it needs them; both load side by side. */
async function publicScreen({ load, needsCatalogue }: RouteDefinition) {
  const [{ Component }, catalogue] = await Promise.all([
    load(),
    needsCatalogue ? import('../data/ClassesSkillsProvider.tsx') : undefined,
  ])
  if (catalogue === undefined) return <Component />
  return (
    <catalogue.ClassesSkillsProvider>
      <Component />
    </catalogue.ClassesSkillsProvider>
  )
}

/** A public screen loads with the navigation; of a guarded one only the guard does, and the rest behind it. */
function toRouteObject(definition: RouteDefinition): RouteObject {
  const { path, title, guard } = definition
  return {
    path,
    lazy: async () => {
      const screen =
        guard === 'public'
          ? await publicScreen(definition)
          : (await import('./guardedRoute.tsx')).guardedRoute(definition, guard)
      return { element: <TitledScreen title={title}>{screen}</TitledScreen> }
    },
  }
}

/**
 * The routes in the shared layout. An unexpected error and an address that nothing matches show the router's own
 * default screen, “Unexpected Application Error!”, as specified.
 */
export function createRoutes(definitions: readonly RouteDefinition[] = ROUTES): RouteObject[] {
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <StartingLayout />,
      children: definitions.map(toRouteObject),
    },
  ]
}

export function createRouter() {
  return createBrowserRouter(createRoutes())
}
