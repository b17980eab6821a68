import type { Readable } from 'node:stream'

/**
 * Calls back for every line of UTF-8 text, without its `\n`; what is left at the end of the input is none. Node's own
 * `readline` takes U+2028 and U+2029 for ends of lines as well, which JSON texts may hold as they are.
 */
export function onLine(input: Readable, listener: (line: string) => void): void {
  let begun: string[] = []
  input.setEncoding('utf8')
  input.on('data', (chunk: string) => {
    const [first = '', ...others] = chunk.split('\n')
    begun.push(first)
    for (const other of others) {
      listener(begun.join(''))
      begun = [other]
    }
  })
}
