import patterns from './patterns.ts'
import { ruleTester } from './ruleTester.ts'

const WORDS = 'some texts take this pattern more steps than they are long'

ruleTester.run('linear', patterns.rules.linear, {
  valid: [
    { name: 'one way to read each letter', code: String.raw`/^(?:\p{L}\p{M}{0,2}|[0-9 ])*$/u` },
    { name: 'one part to repeat', code: String.raw`/\s+/g` },
    { name: 'what is no pattern', code: "'(a|a)*$'" },
  ],
  invalid: [
    {
      name: 'two ways to read a letter',
      code: String.raw`/^(?:\p{L}\p{M}{0,2}|[a-z ])*$/u`,
      errors: [{ message: `${WORDS} (exponential).` }],
    },
    {
      name: 'an end that is looked for from every place',
      code: '/-+$/',
      errors: [{ message: `${WORDS} (2nd degree polynomial).` }],
    },
  ],
})
