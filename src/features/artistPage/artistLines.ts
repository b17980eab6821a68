import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { SKILL_LEVEL_LABELS } from '@ribalta/domain/people/facts'
import { LINK_KINDS, LINK_LABELS } from '@ribalta/domain/people/links'
import { linkedVideo } from '@ribalta/domain/media/videoLink'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { formatList } from '../../lib/formats/formatList.ts'

export interface SkillLine {
  id: string
  name: string
  level: number
  levelName: string
}

/** The artist's skills, the strongest first and by name among equals, as far as the catalogue knows them. */
export function skillLinesOf(artist: PublicArtist, skills: readonly Skill[]): SkillLine[] {
  return artist.skills
    .flatMap(({ id, level }) => {
      const known = skills.find((skill) => skill.id === id)
      return known === undefined
        ? []
        : [{ id, name: known.descriptionPT, level, levelName: SKILL_LEVEL_LABELS[level] }]
    })
    .toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, 'pt-BR'))
}

/** The links that the artist gave, with what each is called; a video that is shown on the page is no link. */
export function linksOf(artist: PublicArtist): { label: string; href: string }[] {
  return LINK_KINDS.flatMap((kind) => {
    const href = artist.links?.[kind]
    return href === undefined || (kind === 'video' && linkedVideo(href) !== undefined)
      ? []
      : [{ label: LINK_LABELS[kind], href }]
  })
}

const LONGEST_DESCRIPTION = 155

/** One sentence or two about the artist for search engines and previews, cut at a word. */
export function describeArtist(artist: PublicArtist, classNames: readonly string[]): string {
  const what = classNames.length === 0 ? 'artista' : formatList(classNames).toLowerCase()
  const place = formatPlace(artist)
  const start = `${artist.artisticName}, ${what}${place === '' ? '' : `, ${place}`}.`
  const text = `${start} ${artist.bio ?? ''}`.replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}
