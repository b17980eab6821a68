import { CASTING_KIND_LABELS, type CastingKind } from '../castings/casting.ts'
import { excerptOf } from './excerpt.ts'

interface Place {
  readonly city?: string | undefined
  readonly uf?: string | undefined
}

function placeOf({ city, uf }: Place): string {
  return [city, uf].filter((part) => part !== undefined && part !== '').join(', ')
}

/** “atriz”, “atriz e cantora”; “artista” where nothing is known. */
function whatOf(classNames: readonly string[]): string {
  const list = new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' })
  return classNames.length === 0 ? 'artista' : list.format(classNames).toLowerCase()
}

/** One sentence or two about an artist, for search engines and link previews. */
export function describeArtist(
  artist: Place & { readonly artisticName: string; readonly bio?: string | undefined },
  classNames: readonly string[],
): string {
  const start = [artist.artisticName, whatOf(classNames), placeOf(artist)].filter((part) => part !== '')
  return excerptOf(`${start.join(', ')}. ${artist.bio ?? ''}`)
}

/** The line below a name: “Atriz e cantora · Recife, PE”. */
export function captionOfArtist(artist: Place, classNames: readonly string[]): string {
  const what = whatOf(classNames)
  const parts = [`${what.charAt(0).toUpperCase()}${what.slice(1)}`, placeOf(artist)]
  return parts.filter((part) => part !== '').join(' · ')
}

/** One sentence or two about a casting. `roles` are the titles of those who are looked for. */
export function describeCasting(
  casting: Place & { readonly kind?: CastingKind | undefined; readonly description: string },
  roles: readonly string[],
): string {
  const wanted = roles.length === 0 ? '' : ` Procuramos: ${roles.join(', ')}.`
  const what = casting.kind === undefined ? 'Casting' : CASTING_KIND_LABELS[casting.kind]
  return excerptOf(`${what} em ${placeOf(casting)}.${wanted} ${casting.description}`)
}
