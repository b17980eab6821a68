import type { Grant } from './grants.ts'

/** Somebody who would decide about a person or change their record. */
export interface Actor {
  readonly uid: string
  readonly isDirector: boolean
}

/** Whom it is about, with the grants that are stored, asleep or not. */
export interface Subject {
  readonly uid: string
  readonly grants: readonly Grant[]
}

/** `self`: nobody decides about themselves. `team`: about staff only directors do. */
export type Bar = 'self' | 'team'

/** Returns whether staff would act on themselves. A colleague has to do that instead. */
export function isAboutSelf(actor: Pick<Actor, 'uid'>, subject: unknown): boolean {
  return actor.uid === subject
}

/** What keeps one of staff from deciding about a person, or `undefined` where nothing does. */
export function barOf(actor: Actor, subject: Subject): Bar | undefined {
  if (isAboutSelf(actor, subject.uid)) return 'self'
  return subject.grants.length > 0 && !actor.isDirector ? 'team' : undefined
}
