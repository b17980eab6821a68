import { describe, expect, it } from 'vitest'
import { problemsOf, type Repository } from './collectionNames.ts'

const rules = `
    match /castings/{id} {
      match /roles/{roleId} {}
    }
    match /{path=**}/applications/{id} {}
    match /classes/{id} {}
    match /skills/{id} {}
    match /usernames/{slug} {}
`
const inOrder: Repository = {
  rules,
  suites: ['castings', 'classes', 'skills', 'usernames', 'storage', 'unknownCollections'],
  folders: [
    'castings',
    'applications',
    'catalogue',
    'availability',
    'personalData',
    'marks',
    'privateFiles',
    'ranking',
    'recordings',
    'rest',
    'uploads',
  ],
}

describe('the names of collections', () => {
  it('are one in rules, suites and data', () => {
    expect(problemsOf(inOrder)).toEqual([])
  })

  it('are missed in the suites and in the data', () => {
    const more = { ...inOrder, rules: `${rules}    match /jobs/{id} {}\n` }
    expect(problemsOf(more)).toEqual([
      'tests/rules/jobs.test.ts is missing',
      expect.stringContaining('src/data/jobs is missing'),
    ])
  })

  it('are not those of a collection that is gone', () => {
    const less = { ...inOrder, rules: rules.replace('castings', 'calls') }
    expect(
      problemsOf({ ...less, suites: [...inOrder.suites, 'calls'], folders: [...inOrder.folders] }),
    ).toEqual([
      'tests/rules/castings.test.ts has no match in firestore.rules',
      expect.stringContaining('src/data/calls is missing'),
      expect.stringContaining('src/data/castings has no match'),
    ])
  })

  it('are no exception once it is not needed', () => {
    expect(problemsOf({ ...inOrder, folders: [...inOrder.folders, 'usernames'] })).toEqual([
      expect.stringContaining('take usernames out'),
    ])
  })
})
