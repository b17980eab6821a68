import type { PublicArtist } from '../../data/artists/artists.ts'
import { classNames } from '../../lib/classNames.ts'
import { firstPortrait } from '../../lib/media/portraitImage.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HERO_SIZES } from './heroSizes.ts'

const PLACES = ['lead', 'second'] as const

/** One of the two people beside the claim, the second a step lower. */
function HeroPortrait({ artist, isSecond }: { artist: PublicArtist; isSecond: boolean }) {
  return (
    <figure className={classNames('group relative', isSecond && 'mt-10 md:mt-20')}>
      <Portrait
        image={firstPortrait(artist.media)}
        alt=""
        eager
        sizes={HERO_SIZES}
        className="rounded-card"
      />
      <figcaption className="mt-3 font-display text-lg leading-tight">
        <Link to={`/${artist.username}`} className="after:absolute after:inset-0 group-hover:text-accent">
          {artist.artisticName}
        </Link>
      </figcaption>
    </figure>
  )
}

function HeroPlaceholder({ isSecond }: { isSecond: boolean }) {
  return (
    <div className={classNames(isSecond && 'mt-10 md:mt-20')}>
      <Skeleton className="aspect-[4/5] w-full" holdsPhoto />
      <Skeleton className="mt-3 h-[1.4rem] w-2/3" />
    </div>
  )
}

export interface HeroProps {
  /** Undefined while they are on their way. */
  artists: readonly PublicArtist[] | undefined
  hasFailed: boolean
}

/** The claim, with two of the featured artists beside it. */
export function Hero({ artists, hasFailed }: HeroProps) {
  const hasPortraits = !hasFailed && (artists === undefined || artists.length > 0)
  return (
    <section
      className={classNames(
        'page-band grid gap-x-12 gap-y-12 pt-12 pb-16 md:pt-20 md:pb-24',
        hasPortraits && 'lg:grid-cols-2 lg:items-center',
      )}
    >
      <div>
        <p className="eyebrow">Agência de talentos</p>
        <h1 className="mt-5 max-w-[6.4em] text-hero">Gente que segura a cena.</h1>
        <p className="mt-7 max-w-[25em] text-lg text-muted md:text-xl">
          Atrizes, atores, modelos e artistas de todo o Brasil, com retratos atuais e perfis conferidos pela
          nossa equipe. Para quem escala e para quem quer estar em cena.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to="/artistas" size="large">
            Conhecer os talentos
          </ButtonLink>
          <ButtonLink to="/cadastro" size="large" variant="secondary">
            Quero me cadastrar
          </ButtonLink>
        </div>
      </div>
      {hasPortraits ? (
        <div className="grid grid-cols-2 items-start gap-4 md:gap-6">
          {artists === undefined
            ? PLACES.map((place) => <HeroPlaceholder key={place} isSecond={place === 'second'} />)
            : artists.map((artist, index) => (
                <HeroPortrait key={artist.id} artist={artist} isSecond={index === 1} />
              ))}
        </div>
      ) : null}
    </section>
  )
}
