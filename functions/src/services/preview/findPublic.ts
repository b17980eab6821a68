import { classNamesOf, type NamedClass } from '@ribalta/domain/catalogue/classForms'
import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import { isDocumentId } from '@ribalta/domain/documentId'
import { captionOfArtist, describeArtist, describeCasting } from '@ribalta/domain/site/pageDescription'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import { type Artist, artistSchema } from '@ribalta/domain/schemas/people/artist'
import {
  type Casting,
  type CastingRole,
  castingRoleSchema,
  castingSchema,
} from '@ribalta/domain/schemas/castings/casting'
import { classFormsSchema } from '@ribalta/domain/schemas/catalogue/classForms'
import { POST_SLUG, type Post } from '@ribalta/domain/schemas/posts/post'
import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { artistData, castingData, postData } from '@ribalta/domain/site/structuredData'
import type { Backend, Firestore } from '../../admin/backend.ts'
import { readPost } from '../shared/clientDocuments.ts'
import { paths } from '../shared/paths.ts'
import type { CardContent } from './shareCard.ts'
import type { Site } from '../shared/site.ts'
import type { PublicPage } from './publicPage.ts'

/** A public subject as the previews need it: its page and, drawn when asked for, its card. */
export interface PublicSubject {
  readonly page: PublicPage
  readonly card: Omit<CardContent, 'brand' | 'photo'>
  /** Path of a picture in the bucket. */
  readonly photo?: string | undefined
}

/**
 * What a path of the site is, for somebody who may see only what is public; `undefined` where there is nothing.
 * Proposals are told neutrally: nobody learns from a preview who is in one.
 */
export async function findPublic(
  { db }: Backend,
  path: string,
  site: Site,
): Promise<PublicSubject | undefined> {
  const [first = '', second, ...rest] = segmentsOf(path)
  if (rest.length > 0) return undefined
  if (second === undefined) return findArtist(db, first, site)
  if (first === 'blog') return findPost(db, second, site)
  if (first === 'casting') return findCasting(db, second, site)
  if (first === 'proposta') return findProposal(db, second)
  return undefined
}

function segmentsOf(path: string): string[] {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment))
  } catch {
    return ['', '', '']
  }
}

async function findArtist(db: Firestore, username: string, site: Site): Promise<PublicSubject | undefined> {
  if (!isUsernameAllowed(username)) return undefined
  const { docs } = await db.collection('artists').where('username', '==', username).limit(1).get()
  const artist = artistSchema.safeParse(docs[0]?.data())
  if (!artist.success) return undefined
  const names = classNamesOf(artist.data, await classesOf(db, artist.data))
  const path = `/${username}`
  const card = `/cards${path}.jpg`
  return {
    page: {
      status: 200,
      title: artist.data.artisticName,
      description: describeArtist(artist.data, names),
      path,
      type: 'profile',
      card,
      isIndexed: artist.data.minor !== true,
      ...(artist.data.minor === true
        ? {}
        : {
            data: artistData(artist.data, names, {
              url: `${site.url}${path}`,
              image: `${site.url}${card}`,
              agency: site.name,
            }),
          }),
    },
    card: { title: artist.data.artisticName, caption: captionOfArtist(artist.data, names) },
    photo: portraitOf(artist.data),
  }
}

/** Reads an artist's classes with their forms. */
async function classesOf(db: Firestore, { classes }: Artist): Promise<NamedClass[]> {
  if (classes.length === 0) return []
  const [stored, ...found] = await db.getAll(
    paths.classForms(db),
    ...classes.map((id) => db.doc(`classes/${id}`)),
  )
  const { forms = {} } = classFormsSchema.safeParse(stored?.data()).data ?? {}
  return found.flatMap((snapshot) => {
    const name: unknown = snapshot.get('namePT')
    return typeof name === 'string' ? [{ id: snapshot.id, namePT: name, forms: forms[snapshot.id] }] : []
  })
}

function portraitOf({ media }: Artist): string | undefined {
  const image = media.find((item) => item.kind === 'image')
  return image === undefined ? undefined : fileOf(image)
}

/** The largest variant that a card needs. */
function fileOf({ base, widths }: { readonly base: string; readonly widths: readonly number[] }): string {
  const width = widths.find((candidate) => candidate >= 640) ?? widths.at(-1) ?? 640
  return `${base}/${String(width)}.jpeg`
}

async function findPost(db: Firestore, slug: string, site: Site): Promise<PublicSubject | undefined> {
  if (!POST_SLUG.test(slug) || slug.length > 100) return undefined
  const post = readPost(await paths.post(db, slug).get())
  return post?.status === 'published' ? foundPost(post, site) : undefined
}

function foundPost(post: Post, site: Site): PublicSubject {
  const path = `/blog/${post.slug}`
  const card = `/cards${path}.jpg`
  return {
    page: {
      status: 200,
      title: post.title,
      description: post.excerpt,
      path,
      type: 'article',
      card,
      isIndexed: true,
      data: postData(post, { url: `${site.url}${path}`, image: `${site.url}${card}`, agency: site.name }),
    },
    card: { title: post.title, caption: post.excerpt },
    photo: post.cover === undefined ? undefined : fileOf(post.cover),
  }
}

async function findCasting(db: Firestore, id: string, site: Site): Promise<PublicSubject | undefined> {
  if (!isDocumentId(id)) return undefined
  const ref = paths.casting(db, id)
  const casting = castingSchema.safeParse((await ref.get()).data())
  if (!casting.success || casting.data.status !== 'open' || casting.data.visibility !== 'public')
    return undefined
  const { docs } = await ref.collection('roles').orderBy('order').limit(MAX_CASTING_ROLES).get()
  const roles = docs.flatMap((snapshot) => {
    const role = castingRoleSchema.safeParse(snapshot.data())
    return role.success ? [role.data] : []
  })
  return foundCasting(id, casting.data, roles, site)
}

function foundCasting(
  id: string,
  casting: Casting,
  roles: readonly CastingRole[],
  site: Site,
): PublicSubject {
  const path = `/casting/${id}`
  const description = describeCasting(
    casting,
    roles.map(({ title }) => title),
  )
  return {
    page: {
      status: 200,
      title: `Casting: ${casting.title}`,
      description,
      path,
      type: 'website',
      card: `/cards${path}.jpg`,
      isIndexed: true,
      data: castingData(casting, roles, { url: `${site.url}${path}`, agency: site.name }),
    },
    card: { title: casting.title, caption: description },
  }
}

/** One that a client may open; what is over or not published yet is as one that never was. */
async function findProposal(db: Firestore, id: string): Promise<PublicSubject | undefined> {
  if (!isDocumentId(id)) return undefined
  const proposal = proposalSchema.safeParse((await paths.proposal(db, id).get()).data())
  if (!proposal.success || !isRoomOpen(proposal.data, new Date())) return undefined
  const description = 'Uma seleção de artistas preparada para você.'
  return {
    page: { status: 200, title: 'Proposta', description, type: 'website', isIndexed: false },
    card: { title: 'Proposta', caption: description },
  }
}
