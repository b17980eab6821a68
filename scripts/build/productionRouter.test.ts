import { expect, it } from 'vitest'
import { missingIn, routerCode } from './productionRouter.ts'

it('the router as installed has everything that the build changes in it', () => {
  expect(missingIn(routerCode())).toEqual([])
})

it('a router that has changed is told by what it lacks', () => {
  const changed = routerCode().replaceAll('forwardRef(', 'forward(').replaceAll('createContext(', 'context(')
  expect(missingIn(changed)).toEqual([expect.stringContaining('forwardRef')])
  expect(missingIn(routerCode().replaceAll('function invariant(', 'function must('))).toEqual([
    expect.stringContaining('invariant'),
  ])
})
