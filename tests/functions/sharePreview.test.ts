import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'
import { toArtist } from '@ribalta/domain/people/publishedArtist'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { postSchema } from '@ribalta/domain/schemas/posts/post'
import { castingRoleSchema, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend, call, newSession, person } from '../support/functions/functions.ts'
import { makeProposal } from '../support/proposals.ts'

const HOSTING = 'http://127.0.0.1:5000'

/** The way past Hosting. */
const FUNCTION = 'http://127.0.0.1:5001/demo-ribalta/us-central1/sharePreview'

/** Asks for a path just as it is written, which `fetch` would tidy first. */
async function askAt(entry: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port, pathname } = new URL(entry)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, path: `${pathname === '/' ? '' : pathname}${path}`, headers }, resolve)
    .once('error', reject)
    .end()
  const response = await promise
  return { status: response.statusCode, body: await text(response) }
}

/** What a messenger is told of a link. */
async function ask(path: string, userAgent = 'WhatsApp/2.23.20.0') {
  const response = await fetch(`${HOSTING}${path}`, { headers: { 'user-agent': userAgent } })
  const html = await response.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  const one = (pattern: RegExp) => all(pattern).join(' | ')
  return {
    status: response.status,
    html,
    title: one(/<title>([^<]*)<\/title>/g),
    description: one(/name="description"\s+content="([^"]*)"/g),
    image: one(/property="og:image" content="([^"]*)"/g),
    /** What the page's own script finds answered, before any code of the application runs. */
    answer: all(/id="early">([^<]*)<\/script>/g).map(
      (text) => z.looseObject({ answer: z.optional(z.unknown()) }).parse(JSON.parse(text)).answer,
    )[0],
    canonical: one(/rel="canonical" href="([^"]*)"/g),
    robots: one(/name="robots" content="([^"]*)"/g),
    data: all(/<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  }
}

async function publishedArtist(changes: Partial<Profile> = {}) {
  const { uid, profile } = await person({
    status: 'published',
    publishedVersion: 1,
    city: 'Recife',
    uf: 'PE',
    bio: 'Vinte anos de palco.',
    ...changes,
  })
  await backend.db
    .doc(`artists/${uid}`)
    .set(toArtist(profile, { at: Timestamp.now(), featured: false }, new Date()))
  return { ...profile, uid }
}

function aPost(changes: Record<string, unknown> = {}) {
  const slug = `texto-${newSession()}`
  const at = Timestamp.now()
  return postSchema.parse({
    title: 'Como gravar uma self-tape',
    slug,
    excerpt: 'Luz, som e enquadramento com o que há em casa.',
    body: 'Texto.',
    tags: ['self-tape'],
    status: 'published',
    authorName: 'Equipe',
    readingMinutes: 1,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...changes,
  })
}

function aCasting(changes: Record<string, unknown> = {}) {
  const at = Timestamp.now()
  return castingSchema.parse({
    title: 'Longa sobre o frevo',
    kind: 'cinema',
    description: 'Um longa-metragem sobre o carnaval de Olinda, com três semanas de gravação.',
    city: 'Olinda',
    uf: 'PE',
    applyUntil: Timestamp.fromMillis(Date.now() + 86_400_000),
    paymentTermDays: 30,
    status: 'open',
    createdAt: at,
    updatedAt: at,
    openedAt: at,
    version: 1,
    ...changes,
  })
}

const ROLE = castingRoleSchema.parse({
  title: 'Passista',
  quantity: 4,
  profile: 'Dança frevo com segurança.',
  classes: [],
  skills: [],
  payCents: 350_000,
  usage: { media: ['cinema'], territory: 'Brasil', months: 24 },
  order: 0,
})

describe('what a link tells', () => {
  it('of an artist: name, description, card, canonical address and who it is', async () => {
    const { username, artisticName } = await publishedArtist()
    const page = await ask(`/${username}`)
    expect(page).toMatchObject({
      status: 200,
      title: `${artisticName} · Ribalta`,
      description: `${artisticName}, artista, Recife, PE. Vinte anos de palco.`,
      image: `${HOSTING}/cards/${username}.jpg`,
      canonical: `${HOSTING}/${username}`,
      robots: '',
    })
    expect(page.data).toMatchObject([{ '@type': 'Person', name: artisticName }])
    expect(page.html).toContain('<div id="root"')
  })

  it('of an artist names the classes in the form of the person', async () => {
    const id = `classe-${String(Date.now())}`
    const forms = { [id]: { feminine: 'Passista', masculine: 'Mestre-sala', neutral: 'Sambista' } }
    await backend.db.doc(`classes/${id}`).set({ id, key: id, nameEN: 'Samba dancer', namePT: 'Passistas' })
    await backend.db.doc('settings/classForms').set({ forms }, { merge: true })
    onTestFinished(async () => {
      await backend.db.doc(`classes/${id}`).delete()
    })
    const { username, artisticName } = await publishedArtist({ classes: [id], gender: 'feminino' })
    const page = await ask(`/${username}`)
    expect(page.description).toBe(`${artisticName}, passista, Recife, PE. Vinte anos de palco.`)
    expect(page.data).toMatchObject([{ jobTitle: ['Passista'] }])
    const unsaid = await publishedArtist({ classes: [id] })
    expect((await ask(`/${unsaid.username}`)).data).toMatchObject([{ jobTitle: ['Sambista'] }])
  })

  it('of an artist is the same for a browser', async () => {
    const { username } = await publishedArtist()
    expect((await ask(`/${username}`, 'Mozilla/5.0')).html).toBe((await ask(`/${username}`)).html)
  })

  it('of an artist whom nobody has published: nothing', async () => {
    const { profile } = await person({ status: 'pending' })
    const page = await ask(`/${profile.username}`)
    expect(page).toMatchObject({ status: 404, image: '', canonical: '', robots: 'noindex', data: [] })
    expect(page.html).not.toContain(profile.artisticName)
  })

  it('of a post, published or not', async () => {
    const published = aPost()
    const draft = aPost({ status: 'draft' })
    for (const post of [published, draft]) await backend.db.doc(`posts/${post.slug}`).set(post)
    expect(await ask(`/blog/${published.slug}`)).toMatchObject({
      status: 200,
      title: 'Como gravar uma self-tape · Ribalta',
      description: 'Luz, som e enquadramento com o que há em casa.',
      image: `${HOSTING}/cards/blog/${published.slug}.jpg`,
      canonical: `${HOSTING}/blog/${published.slug}`,
      data: [{ '@type': 'BlogPosting', headline: 'Como gravar uma self-tape' }],
    })
    expect(await ask(`/blog/${draft.slug}`)).toMatchObject({ status: 404, robots: 'noindex', image: '' })
    // Journeys that read the blog come after this, in the same suite.
    for (const post of [published, draft]) await backend.db.doc(`posts/${post.slug}`).delete()
  })

  it('of a casting, open or not', async () => {
    const [open, draft] = [`c${newSession()}`, `c${newSession()}`]
    await backend.db.doc(`castings/${open}`).set(aCasting())
    await backend.db.doc(`castings/${open}/roles/a`).set(ROLE)
    await backend.db.doc(`castings/${draft}`).set(aCasting({ status: 'draft' }))
    expect(await ask(`/casting/${open}`)).toMatchObject({
      status: 200,
      title: 'Casting: Longa sobre o frevo · Ribalta',
      description: expect.stringContaining('Cinema em Olinda, PE. Procuramos: Passista.') as string,
      image: `${HOSTING}/cards/casting/${open}.jpg`,
      data: [{ '@type': 'JobPosting', totalJobOpenings: 4 }],
    })
    expect(await ask(`/casting/${draft}`)).toMatchObject({ status: 404, robots: 'noindex', data: [] })
  })

  it('of a proposal: nothing about who is in it, and nothing that search engines keep', async () => {
    const { id } = await makeProposal([], { title: 'Campanha secreta' })
    const page = await ask(`/proposta/${id}`)
    expect(page).toMatchObject({ status: 200, title: 'Proposta · Ribalta', robots: 'noindex', canonical: '' })
    expect(page.html).not.toContain('secreta')
    const closed = [
      await makeProposal([], { status: 'draft' }),
      await makeProposal([], { status: 'revoked' }),
      await makeProposal([], { deadline: Timestamp.fromMillis(Date.now() - 1000) }),
      { id: 'nao-existe' },
    ]
    for (const each of closed) {
      expect(await ask(`/proposta/${each.id}`)).toMatchObject({ status: 404, robots: 'noindex' })
    }
  })

  it.each([
    '/ninguem-com-este-nome',
    '/blog/texto-que-nao-ha',
    '/casting/nao-ha',
    '/um/dois/tres',
    '/__proto__',
    '/blog/%2e%2e%2fprofiles',
    `/${'a'.repeat(200)}`,
  ])('of %s: not found, and not to be kept', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, robots: 'noindex' })
  })

  // The local Hosting ends at “//” alone, which is asked past it therefore.
  it.each([
    [HOSTING, '//evil.example/..'],
    [FUNCTION, '//evil.example/..'],
    [FUNCTION, '//'],
    [FUNCTION, '//['],
  ])('of %s%s, which reads like another site or like none: not found', async (entry, path) => {
    expect((await askAt(entry, path)).status).toBe(404)
  })

  it('keeps what people wrote as text', async () => {
    const { username } = await publishedArtist({
      bio: '</title><script>alert(1)</script>"><img onerror=alert(2)>',
    })
    const { html } = await ask(`/${username}`)
    expect(html).not.toMatch(/<script>alert|<img onerror/)
  })
})

describe('whoever asks under another name', () => {
  const HOSTILE = 'evil.example'
  it.each(['/artistas', '/{artist}', '/blog', '/sitemap.xml', '/rss.xml', '/ninguem-aqui'])(
    'finds it nowhere in %s',
    async (path) => {
      const { username } = await publishedArtist()
      const address = path.replace('{artist}', username)
      for (const entry of [HOSTING, FUNCTION]) {
        for (const header of ['host', 'x-forwarded-host', 'forwarded', 'x-original-host']) {
          const value = header === 'forwarded' ? `host=${HOSTILE}` : HOSTILE
          expect((await askAt(entry, address, { [header]: value })).body).not.toContain(HOSTILE)
        }
      }
    },
  )
})

describe('the first data of a page', () => {
  it('of an artist is the published one, as a visitor may read it', async () => {
    const { username, artisticName, email, phone } = await publishedArtist()
    const { answer } = await ask(`/${username}`)
    expect(answer).toMatchObject([{ document: { fields: { username: { stringValue: username } } } }])
    expect(JSON.stringify(answer)).toContain(artisticName)
    for (const secret of [email, phone]) expect(JSON.stringify(answer)).not.toContain(secret)
  })

  it('of an artist whom nobody has published is nobody', async () => {
    const { profile } = await person({ status: 'pending' })
    expect((await ask(`/${profile.username}`)).answer).toEqual([{}])
  })

  it('of a post and of a casting is what is up, and nothing of a draft', async () => {
    const [post, draft] = [aPost(), aPost({ status: 'draft' })]
    for (const each of [post, draft]) await backend.db.doc(`posts/${each.slug}`).set(each)
    expect((await ask(`/blog/${post.slug}`)).answer).toMatchObject([{ document: { fields: {} } }])
    expect((await ask(`/blog/${draft.slug}`)).answer).toEqual([{}])
    const open = await backend.db.collection('castings').add(aCasting())
    const closed = await backend.db.collection('castings').add(aCasting({ status: 'draft' }))
    expect((await ask(`/casting/${open.id}`)).answer).toMatchObject([{ document: { fields: {} } }])
    expect((await ask(`/casting/${closed.id}`)).answer).toEqual([{}])
  })

  it.each(['/', '/artistas', '/blog'])('of %s is its first documents', async (path) => {
    const answer = z.array(z.object({ document: z.looseObject({}) })).parse((await ask(path)).answer)
    expect(answer.length).toBeGreaterThan(0)
  })

  it('is left to the page where the address asks for something else', async () => {
    expect((await ask('/artistas?uf=PE')).answer).toBeUndefined()
    expect((await ask('/artistas?utm_source=whatsapp&fbclid=abc')).answer).toBeDefined()
  })
})

describe('a card', () => {
  it('is drawn for public pages and for the site itself', async () => {
    const { username } = await publishedArtist()
    const { image } = await ask('/sobre')
    for (const path of [`/cards/${username}.jpg`, new URL(image).pathname]) {
      const response = await fetch(`${HOSTING}${path}`)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=(\d+), s-maxage=\1$/)
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  it('is not drawn for what is not', async () => {
    const { profile } = await person({ status: 'pending' })
    expect((await fetch(`${HOSTING}/cards/${profile.username}.jpg`)).status).toBe(404)
  })
})

it('the sitemap names what is public, and nothing else', async () => {
  const { username } = await publishedArtist()
  const { profile } = await person({ status: 'pending' })
  const response = await fetch(`${HOSTING}/sitemap.xml`)
  const xml = await response.text()
  expect(response.headers.get('content-type')).toContain('application/xml')
  expect(xml).toContain(`<loc>${HOSTING}/${username}</loc>`)
  expect(xml).toContain(`<loc>${HOSTING}/artistas</loc>`)
  expect(xml).not.toContain(profile.username)
})

it.each(['/sitemap.xml', '/rss.xml', '/share-card.jpg', '/cards/maria-avila.jpg'])(
  'redirects %s with a query to the address without it',
  async (path) => {
    const response = await fetch(`${HOSTING}${path}?agora=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, path])
  },
)

it('whoever is suspended is gone from the page, its card and the sitemap, and back once published again', async () => {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
  const { uid, username } = await publishedArtist()
  const act = async (what: string): Promise<void> => {
    const change = { profileIds: [uid], act: what, reason: 'Pausa combinada.' }
    expect((await call('changeProfileState', change, director.token)).result).toMatchObject({
      results: [{ outcome: 'done' }],
    })
  }
  const shown = async () => [
    (await ask(`/${username}`)).data.length > 0,
    (await fetch(`${HOSTING}/cards/${username}.jpg`)).ok,
    (await ask('/sitemap.xml')).html.includes(`/${username}<`),
  ]
  expect(await shown()).toEqual([true, true, true])
  await act('suspend')
  expect(await shown()).toEqual([false, false, false])
  expect((await ask(`/${username}`)).answer).toEqual([{}])
  await act('republish')
  expect(await shown()).toEqual([true, true, true])
})

/** Specification, section 2: every route that is not data. */
const APPLICATION = [
  ...'sobre artistas contatos termos-agenciamento privacidade cadastro login reset-password blog acesso-negado conta-excluida'.split(
    ' ',
  ),
  ...'security proposals-admin perfil trabalhos teste/abc validation chat chat/abc rhea-criteria data feed'.split(
    ' ',
  ),
  ...'favorites details details/abc cast search casting test-requests/abc rhea blog-admin test'.split(' '),
]

it.each(['', ...APPLICATION])('Hosting answers /%s with the application', async (path) => {
  expect(await ask(`/${path}`)).toMatchObject({ status: 200 })
})

describe('a page of the site', () => {
  it.each(Object.entries(SITE_DESCRIPTIONS))('%s has a head of its own', async (path, description) => {
    const { status, title, ...page } = await ask(path)
    expect(status).toBe(200)
    expect(title).toMatch(/^[^|]+ · [^|]+$/)
    expect(page.description).toBe(description)
    expect(new URL(page.canonical).pathname).toBe(path)
    expect(page.robots).toBe('')
    const { pathname } = new URL(page.image)
    const card = await fetch(`${HOSTING}${pathname}`)
    const { format, width, height } = await sharp(await card.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('the home page tells search engines whose site it is and how to search it', async () => {
    const { data } = await ask('/')
    const graph = z.array(z.looseObject({ '@type': z.string() })).parse(data[0]?.['@graph'])
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
    expect(JSON.stringify(graph)).toContain('/artistas?nome={nome}')
  })

  it('robots.txt leads to the sitemap', async () => {
    expect(await (await fetch(`${HOSTING}/robots.txt`)).text()).toMatch(
      /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m,
    )
  })
})
