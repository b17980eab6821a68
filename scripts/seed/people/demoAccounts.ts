import type { Grant } from '../../../domain/src/account/grants.ts'
import type { ProfileStatus } from '../../../domain/src/people/profileStatus.ts'
import type { PersonWish } from './person.ts'

/** Somebody who can sign in to the demonstration. */
export interface DemoAccount {
  readonly wish: PersonWish
  readonly email: string
  readonly status: ProfileStatus
  readonly grants: readonly Grant[]
  readonly registeredDaysAgo: number
}

export const DEMOS: readonly DemoAccount[] = [
  {
    wish: {
      uid: 'demo-artista',
      number: 1,
      artisticName: 'Marina Alencar',
      age: 29,
      build: 'feminine',
      heritage: 'mixed',
      uf: 'SP',
    },
    email: 'artista@demo.local',
    status: 'published',
    grants: [],
    registeredDaysAgo: 160,
  },
  {
    wish: {
      uid: 'demo-artista2',
      number: 2,
      artisticName: 'Caio Damasceno',
      age: 34,
      build: 'masculine',
      heritage: 'african',
      uf: 'RJ',
    },
    email: 'artista2@demo.local',
    status: 'published',
    grants: [],
    registeredDaysAgo: 90,
  },
  {
    wish: {
      uid: 'demo-menor',
      number: 3,
      artisticName: 'Lia Fonseca',
      age: 12,
      build: 'feminine',
      heritage: 'mixed',
      uf: 'MG',
    },
    email: 'menor@demo.local',
    status: 'pending',
    grants: [],
    registeredDaysAgo: 2,
  },
  {
    wish: {
      uid: 'demo-agente',
      number: 4,
      artisticName: 'Rui Sampaio',
      age: 41,
      build: 'masculine',
      heritage: 'european',
      uf: 'SP',
    },
    email: 'agente@demo.local',
    status: 'pending',
    grants: ['AGENT'],
    registeredDaysAgo: 400,
  },
  {
    wish: {
      uid: 'demo-diretora',
      number: 5,
      artisticName: 'Helena Veiga',
      age: 52,
      build: 'feminine',
      heritage: 'african',
      uf: 'SP',
    },
    email: 'diretora@demo.local',
    status: 'pending',
    grants: ['AGENT', 'DIRECTOR'],
    registeredDaysAgo: 420,
  },
]
