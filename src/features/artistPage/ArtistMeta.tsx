import type { PublicArtist } from '../../data/artists/artists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classNamesOf } from '@ribalta/domain/catalogue/classForms'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { describeArtist } from './artistLines.ts'

/** Describes the page for search engines; draws nothing. */
export function ArtistMeta({ artist }: { artist: PublicArtist }) {
  const { classes } = useClassesSkills()
  const description = describeArtist(artist, classNamesOf(artist, classes))
  usePageMeta({ description, path: `/${artist.username}`, isIndexed: artist.minor !== true })
  return null
}
