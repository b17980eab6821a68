/**
 * What `npm run check` must refuse, each with the rule that refuses it taken back for one line. Nobody runs this: oxlint
 * reports a line that takes back what would not have been reported (`reportUnusedDisableDirectives`), so a rule that is
 * switched off or no longer loaded fails the check here.
 */
import { expect, it } from 'vitest'

it('expects a constant', () => {
  // oxlint-disable-next-line tests/no-constant-expect -- planted
  expect(true).toBe(true)
})

// oxlint-disable-next-line vitest/expect-expect -- planted
it('expects nothing at all', () => {
  JSON.parse('1')
})

it('has a matcher that nobody awaits', () => {
  // oxlint-disable-next-line typescript/no-floating-promises, vitest/valid-expect -- planted
  expect(Promise.resolve(1)).resolves.toBe(2)
})

it('takes a text longer than its length says', () => {
  // oxlint-disable-next-line patterns/linear -- planted
  expect(/^(?:a|[a-z])*$/.test('a')).toBe(true)
})

it('renders bare text behind a condition', () => {
  // oxlint-disable-next-line translated/own-element -- planted
  const planted = (isBusy: boolean) => <p>{isBusy ? <b>1</b> : null} Enviar</p>
  expect(planted(true)).toEqual(planted(false))
})
