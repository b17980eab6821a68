import { dateToInstant } from '@ribalta/domain/instant'
import type { Grant } from '@ribalta/domain/account/grants'
import { toRoster } from '@ribalta/domain/roster/project'
import type { RosterEntry } from '@ribalta/domain/schemas/roster/roster'
import { toArtist } from '@ribalta/domain/people/publishedArtist'
import type { Artist } from '@ribalta/domain/schemas/people/artist'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'

const NOW = dateToInstant(new Date('2026-11-01T12:00:00Z'))

/** A complete record; what a test speaks of is given, the rest is plausible. */
export function makeProfile(uid: string, changes: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    email: `${uid}@example.com`,
    artisticName: `Nome ${uid}`,
    username: `nome-${uid.toLowerCase()}`,
    tempMediaIds: ['abcdefghijklmnopqrst/0'],
    birthDate: dateToInstant(new Date('1990-05-17T00:00:00Z')),
    phone: '11987654321',
    grants: [],
    status: 'published',
    version: 1,
    publishedVersion: 1,
    media: [],
    classes: ['ator'],
    skills: [{ id: 'canto', level: 3 }],
    city: 'São Paulo',
    uf: 'SP',
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  })
}

export function makeStaff(uid: string, grants: Grant[], changes: Partial<Profile> = {}): Profile {
  return makeProfile(uid, { grants, ...changes })
}

/** Somebody's mirror among what staff search. */
export function makeRosterEntry(uid: string, changes: Partial<Profile> = {}): RosterEntry {
  return toRoster(uid, makeProfile(uid, changes), new Date('2026-11-01T12:00:00Z'))
}

export function makeArtist(uid: string, changes: Partial<Profile> = {}): Artist {
  return toArtist(makeProfile(uid, changes), { at: NOW, featured: false }, new Date('2026-11-01T12:00:00Z'))
}
