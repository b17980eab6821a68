import * as z from 'zod/mini'

/** What `firebase functions:list --json` prints, as far as it is of use here. */
const listingSchema = z.object({
  result: z.array(z.object({ id: z.string(), region: z.string() })),
})
type Deployed = z.infer<typeof listingSchema>['result'][number]

/**
 * What `firebase deploy --only` takes for all of the product, every function by its name. Functions that are no longer in the code are
 * none of it, so they stay and nobody is asked: pages that are open call by their names until they are loaded again.
 */
export function deployTargets(functions: readonly string[]): string {
  return ['hosting', 'firestore', 'storage', ...functions.map((name) => `functions:${name}`)].join(',')
}

/** The functions of a project's listing, as firebase-tools prints it, that are no longer in the code. */
export function leftBehind(listing: string, functions: readonly string[]): readonly Deployed[] {
  const { result } = listingSchema.parse(JSON.parse(listing))
  return result.filter(({ id }) => !functions.includes(id))
}

/** The commands that delete them, one a region; each asks before it does. */
export function deletionsOf(left: readonly Deployed[], project: string): readonly string[] {
  return [...new Set(left.map(({ region }) => region))].map((region) => {
    const names = left.filter((one) => one.region === region).map(({ id }) => id)
    return `npx firebase functions:delete ${names.join(' ')} --region ${region} --project ${project}`
  })
}
