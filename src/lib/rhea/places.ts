import { FIRST_PLACES, MAX_KEPT, type RheaRun } from '@ribalta/domain/schemas/rhea/run'

/** A place of a kept ranking, and who stood there; whoever deleted their account is missing. */
export interface KeptPlace {
  readonly place: number
  readonly who: { readonly uid: string; readonly points: number } | undefined
}

/** Every place that was kept, the best first. */
export function placesOf({ ranked, first }: Pick<RheaRun, 'ranked' | 'first'>): KeptPlace[] {
  const who = new Map(Object.entries(first).map(([uid, { place, points }]) => [place, { uid, points }]))
  return Array.from({ length: Math.min(ranked, MAX_KEPT) }, (_, index) => ({
    place: index + 1,
    who: who.get(index + 1),
  }))
}

/** Where somebody stood, as one says it: “14º lugar”; of who is not among those kept, why. */
export function placeWords({ ranked, first }: Pick<RheaRun, 'ranked' | 'first'>, uid: string): string {
  const place = first[uid]?.place
  if (place !== undefined) return `${String(place)}º lugar`
  return ranked > MAX_KEPT ? `fora dos ${String(MAX_KEPT)} primeiros` : 'não entrou no ranking'
}

/** Whether somebody stood among the first ten. */
export function isAmongFirst({ first }: Pick<RheaRun, 'first'>, uid: string): boolean {
  const place = first[uid]?.place
  return place !== undefined && place <= FIRST_PLACES
}
