import type { PublicArtist } from '../../data/artists/artists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { skillLinesOf } from './artistLines.ts'
import { SkillList, SkillListPlaceholder } from './SkillList.tsx'

/** What the artist can do; nothing for an artist without skills. */
export function ArtistSkills({ artist }: { artist: PublicArtist }) {
  const { skills, loading } = useClassesSkills()
  const lines = skillLinesOf(artist, skills)
  if (lines.length === 0 && !(loading && artist.skills.length > 0)) return null
  return (
    <section aria-labelledby="habilidades" className="mt-12">
      <h2 id="habilidades" className="mb-4 text-2xl">
        Habilidades
      </h2>
      {lines.length === 0 ? (
        <SkillListPlaceholder count={artist.skills.length} />
      ) : (
        <SkillList skills={lines} />
      )}
    </section>
  )
}
