import { describe, expect, it } from 'vitest'
import { browserProblem, type CameraProblem, problemOf, problemWords } from './cameraProblem.ts'

const BOTH = ['audioinput', 'videoinput', 'audiooutput']

describe('why there is no picture', () => {
  it.each<[string, readonly string[], CameraProblem]>([
    ['NotAllowedError', BOTH, 'denied'],
    ['SecurityError', BOTH, 'denied'],
    ['NotFoundError', ['audioinput'], 'noCamera'],
    ['NotFoundError', ['videoinput'], 'noMicrophone'],
    ['NotFoundError', ['audiooutput'], 'none'],
    ['NotFoundError', BOTH, 'unknown'],
    ['NotReadableError', BOTH, 'busy'],
    ['AbortError', BOTH, 'busy'],
    ['TypeError', BOTH, 'unknown'],
  ])('%s among %j: %s', (name, kinds, problem) => {
    expect(problemOf(new DOMException('', name), kinds)).toBe(problem)
  })

  it.each([undefined, null, 'NotAllowedError', new Error('x')])('%s is told, too', (error) => {
    expect(problemOf(error, BOTH)).toBe('unknown')
  })

  it('tells a browser that cannot from a connection that it does not trust', () => {
    const all = { isSecure: true, hasCamera: true, canRecord: true }
    expect(browserProblem(all)).toBeUndefined()
    expect(browserProblem({ ...all, canRecord: false })).toBe('unsupported')
    expect(browserProblem({ ...all, hasCamera: false })).toBe('unsupported')
    expect(browserProblem({ ...all, hasCamera: false, isSecure: false })).toBe('insecure')
  })

  it('says another thing each time', () => {
    const problems: CameraProblem[] = [
      'denied',
      'noCamera',
      'noMicrophone',
      'none',
      'busy',
      'gone',
      'insecure',
      'unsupported',
      'unknown',
    ]
    expect(new Set(problems.map((problem) => problemWords(problem).title)).size).toBe(problems.length)
  })
})
