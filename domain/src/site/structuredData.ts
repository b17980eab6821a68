import { instantToDate } from '../instant.ts'
import { toInternational } from '../phone.ts'
import type { Artist } from '../schemas/people/artist.ts'
import type { Casting, CastingRole } from '../schemas/castings/casting.ts'
import type { Post } from '../schemas/posts/post.ts'

/** A thing as schema.org describes it, for search engines (JSON-LD). Addresses are absolute. */
export type StructuredData = Readonly<Record<string, unknown>>

interface Page {
  readonly url: string
  readonly image?: string | undefined
  /** The agency's name. */
  readonly agency: string
}

/** https://schema.org/Person */
export function artistData(
  artist: Pick<Artist, 'artisticName' | 'city' | 'uf' | 'links'>,
  classNames: readonly string[],
  { url, image, agency }: Page,
): StructuredData {
  const links = Object.values(artist.links ?? {})
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: artist.artisticName,
    url,
    image,
    jobTitle: classNames.length === 0 ? undefined : classNames,
    homeLocation: artist.city === undefined && artist.uf === undefined ? undefined : placeData(artist),
    sameAs: links.length === 0 ? undefined : links,
    memberOf: { '@type': 'Organization', name: agency },
  })
}

/** https://schema.org/BlogPosting */
export function postData(
  post: Pick<Post, 'title' | 'excerpt' | 'authorName' | 'tags' | 'publishedAt' | 'updatedAt'>,
  { url, image, agency }: Page,
): StructuredData {
  return compact({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: 'pt-BR',
    keywords: post.tags.length === 0 ? undefined : post.tags.join(', '),
    datePublished: post.publishedAt === undefined ? undefined : instantToDate(post.publishedAt).toISOString(),
    dateModified: instantToDate(post.updatedAt).toISOString(),
    author: { '@type': 'Person', name: post.authorName },
    publisher: { '@type': 'Organization', name: agency },
  })
}

/** https://schema.org/JobPosting, one for the whole casting; the cachê is given where all roles together have a range. */
export function castingData(
  casting: Pick<Casting, 'title' | 'description' | 'city' | 'uf' | 'applyUntil' | 'openedAt' | 'createdAt'>,
  roles: readonly Pick<CastingRole, 'payCents' | 'quantity'>[],
  { url, agency }: Page,
): StructuredData {
  const pays = roles.map(({ payCents }) => payCents / 100).filter((pay) => pay > 0)
  return compact({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: casting.title,
    description: casting.description,
    url,
    datePosted: instantToDate(casting.openedAt ?? casting.createdAt).toISOString(),
    validThrough:
      casting.applyUntil === undefined ? undefined : instantToDate(casting.applyUntil).toISOString(),
    employmentType: 'CONTRACTOR',
    totalJobOpenings: roles.length === 0 ? undefined : roles.reduce((sum, { quantity }) => sum + quantity, 0),
    hiringOrganization: { '@type': 'Organization', name: agency },
    jobLocation: placeData(casting),
    baseSalary:
      pays.length === 0
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: 'BRL',
            value: {
              '@type': 'QuantitativeValue',
              minValue: Math.min(...pays),
              maxValue: Math.max(...pays),
            },
          },
  })
}

export interface Agency {
  readonly name: string
  /** The site's origin. */
  readonly url: string
  readonly email: string
  /** Digits with the area code. */
  readonly phone: string
  readonly profiles: readonly string[]
}

/** https://schema.org/WebSite and https://schema.org/Organization: who this is, and how its artists are searched. */
export function siteData({ name, url, email, phone, profiles }: Agency): StructuredData {
  const organization = `${url}/#agencia`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${url}/`,
        logo: `${url}/icons/512.png`,
        email,
        telephone: `+${toInternational(phone)}`,
        sameAs: profiles,
      },
      {
        '@type': 'WebSite',
        '@id': `${url}/#site`,
        name,
        url: `${url}/`,
        inLanguage: 'pt-BR',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}/artistas?nome={nome}` },
          'query-input': 'required name=nome',
        },
      },
    ],
  }
}

function placeData({
  city,
  uf,
}: {
  readonly city?: string | undefined
  readonly uf?: string | undefined
}): StructuredData {
  return {
    '@type': 'Place',
    address: compact({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: uf,
      addressCountry: 'BR',
    }),
  }
}

function compact(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
