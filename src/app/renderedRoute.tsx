import type { ReactNode } from 'react'
import { ClassesSkillsProvider } from '../data/catalogue/ClassesSkillsProvider.tsx'
import type { PublicRoute, RouteDefinition } from './routes.ts'
import { TitledScreen } from './TitledScreen.tsx'

/** The screen itself, within the lists of classes and skills where it needs them. */
async function publicScreen({ load, needsCatalogue }: PublicRoute): Promise<ReactNode> {
  const { Component } = await load()
  if (!needsCatalogue) return <Component />
  return (
    <ClassesSkillsProvider>
      <Component />
    </ClassesSkillsProvider>
  )
}

/** What a route shows. A public screen loads with the navigation; of a guarded one only the guard does. */
export async function renderedRoute(definition: RouteDefinition): Promise<ReactNode> {
  const screen =
    definition.guard === 'public'
      ? await publicScreen(definition)
      : (await import('./guardedRoute.tsx')).guardedRoute(definition)
  return <TitledScreen title={definition.title}>{screen}</TitledScreen>
}
