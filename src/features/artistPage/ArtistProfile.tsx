import { lazy, Suspense, useState } from 'react'
import type { PublicArtist } from '../../data/artists.ts'
import { useClassesSkills } from '../../data/ClassesSkillsProvider.tsx'
import { firstPortrait } from '../../lib/portraitImage.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { classNamesOf, describeArtist, factsOf, linksOf, skillLinesOf } from './artistFacts.ts'
import { Gallery, PhotoButton } from './Gallery.tsx'
import { PAGE_GRID, PORTRAIT_SIZES } from './pageGrid.ts'
import { ShareButton } from './ShareButton.tsx'
import { SkillList, SkillListPlaceholder } from './SkillList.tsx'
import { Videos } from './Videos.tsx'

const Lightbox = lazy(() => import('./Lightbox.tsx'))

/** A published artist. */
export function ArtistProfile({ artist }: { artist: PublicArtist }) {
  const { classes, skills, loading } = useClassesSkills()
  const artistClasses = classNamesOf(artist, classes)
  const skillLines = skillLinesOf(artist, skills)
  const facts = factsOf(artist)
  const links = linksOf(artist)
  const photos = artist.media.filter((item) => item.kind === 'image')
  const videos = artist.media.filter((item) => item.kind === 'video')
  const [first] = photos
  const [openPhoto, setOpenPhoto] = useState<number>()
  const [hasOpened, setHasOpened] = useState(false)
  const { artisticName: name } = artist
  const path = `/${artist.username}`

  usePageTitle(name)
  usePageMeta({ description: describeArtist(artist, artistClasses), path })

  const open = (place: number): void => {
    setHasOpened(true)
    setOpenPhoto(place)
  }

  return (
    <article className="page-band pt-6 pb-24 md:pt-10">
      <div className={PAGE_GRID}>
        <div className="lg:sticky lg:top-24">
          {first === undefined ? (
            <Portrait image={null} alt="" className="rounded-card" />
          ) : (
            <PhotoButton
              photo={first}
              name={name}
              place={0}
              total={photos.length}
              sizes={PORTRAIT_SIZES}
              eager
              onOpen={open}
            />
          )}
        </div>
        <div>
          {/* A line of its height even before the catalogue is known. */}
          <p className="eyebrow min-h-[1.55em]">{artistClasses.join(' · ')}</p>
          <h1 className="mt-3 text-hero break-words">{name}</h1>
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
          {skillLines.length === 0 && !(loading && artist.skills.length > 0) ? null : (
            <section aria-labelledby="habilidades" className="mt-12">
              <h2 id="habilidades" className="mb-4 text-2xl">
                Habilidades
              </h2>
              {skillLines.length === 0 ? (
                <SkillListPlaceholder count={artist.skills.length} />
              ) : (
                <SkillList skills={skillLines} />
              )}
            </section>
          )}
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ShareButton name={name} path={path} />
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
                      {link.label}
                      <span className="sr-only"> (abre em outra aba)</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      <div className="mt-16">
        <Gallery photos={photos} name={name} onOpen={open} />
        <Videos videos={videos} name={name} poster={firstPortrait(photos)?.src} />
      </div>
      {hasOpened ? (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos}
            name={name}
            index={openPhoto}
            onClose={() => {
              setOpenPhoto(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </article>
  )
}
