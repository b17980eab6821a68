import {
  type ExportPage,
  exportPageSchema,
  type ExportRecord,
} from '@ribalta/domain/schemas/account/personalData'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  backend,
  bareAccount,
  call,
  filesBelow,
  type Person,
  person,
} from '../support/functions/functions.ts'
import { PERSONAL_PLACES, pageOf } from '../../functions/src/services/personalData/places.ts'
import { fullPerson } from '../support/functions/fullPerson.ts'
import { remainsOf } from '../support/functions/remains.ts'

/** The first call of each function starts a process for it. */

async function page({ token }: Pick<Person, 'token'>, cursor?: string): Promise<ExportPage> {
  const answer = await call('exportMyData', cursor === undefined ? {} : { cursor }, token)
  expect(answer.error).toBeUndefined()
  return exportPageSchema.parse(answer.result)
}

/** All pages, one after the other. */
async function everyPage(who: Pick<Person, 'token'>): Promise<ExportPage[]> {
  const pages = [await page(who)]
  for (;;) {
    const next = pages.at(-1)?.next
    if (next === undefined) return pages
    pages.push(await page(who, next))
  }
}

async function exported(who: Pick<Person, 'token'>): Promise<{ records: ExportRecord[]; media: string[] }> {
  const pages = await everyPage(who)
  return { records: pages.flatMap(({ records }) => records), media: pages.flatMap(({ media }) => media) }
}

async function exportsNotedOf(uid: string): Promise<number> {
  const noted = backend.db.collection('auditLog').where('subject', '==', uid)
  return (await noted.where('kind', '==', 'dataExport').get()).size
}

describe('an export', () => {
  it('is tried on somebody of whom there is something in every place', async () => {
    const { uid } = await fullPerson()
    const pages = PERSONAL_PLACES.map(async (place) => {
      const { empty } = await pageOf(backend.db, place, uid, { after: undefined, size: 1 }).get()
      return empty ? [`${place.path} ${place.field ?? ''}`] : []
    })
    expect((await Promise.all(pages)).flat()).toEqual([])
  })

  it('holds every document and file that speaks of the person, in the words of the list', async () => {
    const artist = await fullPerson()
    const { records, media } = await exported(artist)
    const all = await remainsOf([artist.uid])
    const paths = records.map(({ path }) => path)
    // What they did to others is the others', the machinery's records are hashes, and the roster and notices repeat what is given.
    const withheld = all.filter((path) => !paths.includes(path) && !media.includes(path))
    expect(withheld).toEqual([
      expect.stringMatching(/^account /),
      expect.stringMatching(/^auditLog\//),
      expect.stringMatching(/^castings\/\w+\/applicants\//),
      expect.stringMatching(/^castings\/\w+\/board\//),
      expect.stringMatching(/^castings\/\w+\/board\//),
      expect.stringMatching(/^castings\/\w+\/internal\/details$/),
      expect.stringMatching(/^conversations\//),
      expect.stringMatching(/^conversations\//),
      expect.stringMatching(/^conversations\//),
      expect.stringMatching(/^favoriteLists\/\w+$/),
      expect.stringMatching(/^favoriteLists\/\w+\/items\//),
      expect.stringMatching(/^favoriteLists\/\w+\/items\//),
      expect.stringMatching(/^favoriteLists\/\w+$/),
      expect.stringMatching(/^favoriteLists\/\w+\/items\//),
      expect.stringMatching(/^favoriteLists\/\w+\/items\//),
      expect.stringMatching(/^feed\/profileChange_/),
      expect.stringMatching(/^inboxes\//),
      expect.stringMatching(/^inboxes\//),
      expect.stringMatching(/^invitations\/\w+$/),
      expect.stringMatching(/^mail\/\w+$/),
      expect.stringMatching(/^messageReports\//),
      expect.stringMatching(/^messageReports\//),
      expect.stringMatching(/^messageReports\//),
      expect.stringMatching(/^outbox\/\w+$/),
      expect.stringMatching(/^profiles\/[\w-]+\/notes\//),
      expect.stringMatching(/^profiles\/[\w-]+\/notes\//),
      expect.stringMatching(/^proposals\/\w+$/),
      expect.stringMatching(/^proposals\/\w+\/answers\//),
      expect.stringMatching(/^proposals\/\w+$/),
      expect.stringMatching(/^proposals\/\w+\/answers\//),
      expect.stringMatching(/^requests\//),
      expect.stringMatching(/^requests\//),
      expect.stringMatching(/^rheaRuns\//),
      expect.stringMatching(/^rheaRuns\//),
      expect.stringMatching(/^roster\//),
      expect.stringMatching(/^staffMarks\//),
      expect.stringMatching(/^testRequests\/a-.+\/reviews\//),
      expect.stringMatching(/^testRequests\/a-.+\/reviews\//),
      expect.stringMatching(/^testRequests\/a-.+\/sides\//),
      expect.stringMatching(/^testRequests\/b-.+\/reviews\//),
      expect.stringMatching(/^testRequests\/b-.+\/reviews\//),
      expect.stringMatching(/^uploadTickets\//),
    ])
    expect(media).toEqual([
      ...(await filesBelow(`media/${artist.uid}/`)),
      ...(await filesBelow(`chat/${artist.uid}/`)),
    ])
    expect(paths[0]).toBe('account')
    expect(records[0]?.data).toMatchObject({ uid: artist.uid, email: artist.email })
  })

  it('says instants as text and names nobody of the team', async () => {
    const artist = await fullPerson()
    const { records } = await exported(artist)
    const profile = records.find(({ path }) => path === `profiles/${artist.uid}`)
    expect(profile?.data['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT/)
    // What the agency counted of them is theirs to know, and nobody's outside.
    expect(profile?.data).toHaveProperty('trackRecord', artist.profile.trackRecord)
    expect(artist.profile.trackRecord).toBeDefined()
    const page = records.find(({ path }) => path === `artists/${artist.uid}`)
    expect(page?.data).not.toHaveProperty('trackRecord')
    const details = records.find(({ path }) => path === `profiles/${artist.uid}/private-data/details`)
    expect(details?.data).toMatchObject({ cpf: '52998224725', ethnicity: 'parda' })
    const consents = records.filter(({ path }) => path.startsWith('consents/'))
    const kinds = new Set(consents.map(({ data }) => data['kind']))
    expect(kinds).toEqual(new Set(['guardian', 'privacy', 'sensitive', 'terms']))
    const audits = records.filter(({ path }) => path.startsWith('auditLog/'))
    const actors = new Set(audits.map(({ data }) => data['actor']))
    expect(actors).toEqual(new Set(['agência', artist.uid]))
    const [application] = records.filter(({ path }) => path.includes('/applications/'))
    expect(application?.data['history']).toMatchObject([{ by: artist.uid }, { by: 'agência' }])
    expect(JSON.stringify(records)).not.toContain(artist.other.uid)
  })

  it('comes in pages, without a gap or a repeat', async () => {
    const artist = await person()
    const batch = backend.db.batch()
    for (let index = 0; index < 120; index += 1) {
      const at = Timestamp.fromMillis(index * 1000)
      batch.set(backend.db.collection('feed').doc(), {
        kind: 'profileChange',
        subject: artist.uid,
        actor: artist.uid,
        at,
      })
    }
    await batch.commit()
    const pages = await everyPage(artist)
    expect(Math.max(...pages.map(({ records }) => records.length))).toBeLessThanOrEqual(51)
    const feed = pages.flatMap(({ records }) => records).filter(({ path }) => path.startsWith('feed/'))
    expect(new Set(feed.map(({ path }) => path)).size).toBe(120)
    expect(feed).toHaveLength(120)
    await call('deleteMyAccount', { confirmation: 'EXCLUIR' }, artist.token)
  })

  it('is one line of the audit log, whatever the number of pages', async () => {
    const artist = await person()
    expect((await everyPage(artist)).length).toBeGreaterThan(3)
    expect(await exportsNotedOf(artist.uid)).toBe(1)
    await page(artist)
    expect(await exportsNotedOf(artist.uid)).toBe(2)
  })
})

describe('an export is refused', () => {
  it('without an account, and without a profile', async () => {
    expect((await call('exportMyData', {})).error?.status).toBe('UNAUTHENTICATED')
    expect((await call('exportMyData', {}, (await bareAccount()).token)).error?.status).toBe('NOT_FOUND')
  })

  it('of somebody else', async () => {
    const [artist, director] = [await person(), await person({ grants: ['AGENT', 'DIRECTOR'] })]
    for (const forged of [{ uid: artist.uid }, { profileId: artist.uid }]) {
      expect((await call('exportMyData', forged, director.token)).error?.status).toBe('INVALID_ARGUMENT')
    }
  })

  it('to whoever goes on with a page that was never given to them, or long ago', async () => {
    const [artist, other] = [await person(), await person()]
    const { next = '' } = await page(artist)
    const asOther = await call('exportMyData', { cursor: next }, other.token)
    expect(asOther.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'cursor' } })
    const made = Buffer.from(JSON.stringify({ audit: 'a'.repeat(20), place: 2 })).toString('base64url')
    for (const cursor of [made, 'x', '', Buffer.from('{"audit":{}}').toString('base64url')]) {
      const answer = await call('exportMyData', { cursor }, artist.token)
      expect(answer.error?.status).toBe('INVALID_ARGUMENT')
    }
    const lines = await backend.db.collection('auditLog').where('subject', '==', artist.uid).get()
    await lines.docs[0]?.ref.update({ at: Timestamp.fromMillis(Date.now() - 7 * 60 * 60_000) })
    expect((await call('exportMyData', { cursor: next }, artist.token)).error?.status).toBe(
      'INVALID_ARGUMENT',
    )
  })
})
