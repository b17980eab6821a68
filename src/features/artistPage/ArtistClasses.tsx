import type { PublicArtist } from '../../data/artists/artists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classNamesOf } from '@ribalta/domain/catalogue/classForms'

/** The line above the artist's name; of its height even before the catalogue is known. */
export function ArtistClasses({ artist }: { artist: PublicArtist }) {
  const { classes } = useClassesSkills()
  // A dot that separates stays at the end of its line.
  return <p className="eyebrow min-h-[1.55em]">{classNamesOf(artist, classes).join('\u00A0· ')}</p>
}
