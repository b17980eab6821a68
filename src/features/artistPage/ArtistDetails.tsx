import { StaffStar } from '../../auth/StaffStar.tsx'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { factsOf } from './artistFacts.ts'
import { linksOf } from './artistLines.ts'
import { ArtistMeta } from './ArtistMeta.tsx'
import { ArtistSkills } from './ArtistSkills.tsx'

/**
 * What follows the name: facts, the artist's own words, skills and links. What needs the catalogue asks for it itself: when it
 * comes, the rest is left as it is.
 */
export default function ArtistDetails({ artist }: { artist: PublicArtist }) {
  const facts = factsOf(artist)
  const links = linksOf(artist)
  const { artisticName: name } = artist
  return (
    <>
      <div className="mt-3 -ml-2 empty:hidden">
        <StaffStar uid={artist.id} artisticName={name} />
      </div>
      <ArtistMeta artist={artist} />
      {facts.length === 0 ? null : (
        <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="text-sm text-muted">{fact.label}</dt>
              <dd className="mt-0.5 text-lg">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {artist.bio === undefined ? null : (
        <section aria-labelledby="apresentacao" className="mt-10">
          <h2 id="apresentacao" className="sr-only">
            Apresentação
          </h2>
          <p className="max-w-reading text-lg whitespace-pre-line md:text-xl">{artist.bio}</p>
        </section>
      )}
      <ArtistSkills artist={artist} />
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShareButton name={name} path={`/${artist.username}`} />
        {links.length === 0 ? null : (
          <ul aria-label={`Links de ${name}`} className="flex flex-wrap gap-x-5">
            {links.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  target="_blank"
                  rel="noopener nofollow"
                  className="inline-flex min-h-11 items-center text-link"
                >
                  <span>{link.label}</span>
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
