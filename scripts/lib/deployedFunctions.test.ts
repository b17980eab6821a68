import { describe, expect, it } from 'vitest'
import { deletionsOf, deployTargets, leftBehind } from './deployedFunctions.ts'

const CODE = ['command', 'updateProfile']

function listed(...functions: readonly (readonly [string, string])[]): string {
  const result = functions.map(([id, region]) => ({ id, region, platform: 'gcfv2', project: 'ribalta' }))
  return JSON.stringify({ status: 'success', result })
}

it('all of the product is deployed, each function by its name', () => {
  expect(deployTargets(CODE)).toBe('hosting,firestore,storage,functions:command,functions:updateProfile')
})

describe('functions that are no longer in the code', () => {
  const listing = listed(
    ['command', 'southamerica-east1'],
    ['saveCasting', 'southamerica-east1'],
    ['oldPreview', 'us-central1'],
    ['openFiles', 'southamerica-east1'],
  )

  it('are those that a project has beside it', () => {
    expect(leftBehind(listing, CODE).map(({ id }) => id)).toEqual(['saveCasting', 'oldPreview', 'openFiles'])
    expect(leftBehind(listed(), CODE)).toEqual([])
  })

  it('are deleted by region, by commands that ask', () => {
    expect(deletionsOf(leftBehind(listing, CODE), 'ribalta')).toEqual([
      'npx firebase functions:delete saveCasting openFiles --region southamerica-east1 --project ribalta',
      'npx firebase functions:delete oldPreview --region us-central1 --project ribalta',
    ])
  })

  it('are not guessed from a listing that failed', () => {
    expect(() => leftBehind('{"status":"error","error":"no"}', CODE)).toThrow('invalid_type')
  })
})
