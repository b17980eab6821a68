import type { ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { expect, it } from 'vitest'
import type { Application } from '../../../data/applications/applications.ts'
import { inOrder, keyOf } from './applicationOrder.ts'

function application(roleId: string, seconds: number, status: ApplicationStatus = 'submitted'): Application {
  const at = { seconds, nanoseconds: 0 }
  return {
    castingId: 'c',
    artistId: 'ana',
    roleId,
    status,
    castingTitle: 'Maré',
    roleTitle: roleId,
    note: '',
    mediaIds: [],
    history: [{ status, at, by: 'ana' }],
    createdAt: at,
    updatedAt: at,
  }
}

it('what is under way comes before what ended, the newest first', () => {
  const all = [
    application('recusada', 9, 'declined'),
    application('velha', 1, 'inReview'),
    application('nova', 5),
    application('aprovada', 3, 'selected'),
  ]
  expect(inOrder(all).map(({ roleId }) => roleId)).toEqual(['nova', 'velha', 'recusada', 'aprovada'])
})

it('what two lists hold is there once, as the first of them says', () => {
  const all = inOrder([application('a', 2, 'withdrawn')], [application('a', 2), application('b', 1)])
  expect(all.map((each) => [keyOf(each), each.status])).toEqual([
    ['c b', 'submitted'],
    ['c a', 'withdrawn'],
  ])
})
