import type { ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { Layout, StartingLayout } from './Layout.tsx'
import { renderedRoute } from './renderedRoute.tsx'
import { ROUTES, type RouteDefinition } from './routes.ts'

/** A route whose screen is there already, so that the first page is drawn without waiting. */
export interface LoadedRoute {
  readonly definition: RouteDefinition
  readonly element: ReactNode
}

function toRouteObject(definition: RouteDefinition, loaded: LoadedRoute | undefined): RouteObject {
  const { path } = definition
  if (loaded?.definition === definition) return { path, element: loaded.element }
  return { path, lazy: async () => ({ element: await renderedRoute(definition) }) }
}

/** The route at an address; undefined where there is none. */
export function routeAt(pathname: string): RouteDefinition | undefined {
  return matchRoutes([...ROUTES], pathname)?.[0]?.route
}

/**
 * The routes in the shared layout. An unexpected error and an address that nothing matches show the router's own
 * default screen, “Unexpected Application Error!”, as specified.
 */
export function createRoutes(
  loaded?: LoadedRoute,
  definitions: readonly RouteDefinition[] = ROUTES,
): RouteObject[] {
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <StartingLayout />,
      children: definitions.map((definition) => toRouteObject(definition, loaded)),
    },
  ]
}
