import { ruleTester } from './ruleTester.ts'
import tests from './tests.ts'

ruleTester.run('tests/no-constant-expect', tests.rules['no-constant-expect'], {
  valid: [{ name: 'accepts what can be otherwise', code: "expect(JSON.parse('1')).toBe(1)" }],
  invalid: [
    { name: 'refuses true', code: 'expect(true).toBe(true)', errors: 1 },
    { name: 'refuses a number', code: 'expect(1).toBeTruthy()', errors: 1 },
    { name: 'refuses a negative one', code: 'expect(-1).toBe(-1)', errors: 1 },
    { name: 'refuses undefined', code: 'expect(undefined).toBeUndefined()', errors: 1 },
  ],
})
