import { expect, it } from 'vitest'
import { MissingCode } from '../../lib/loading/missingCode.ts'
import { uploadFailure } from './uploadFailure.ts'

const coded = (code: string, message = 'words of the SDK') => Object.assign(new Error(message), { code })

it.each([
  ['a call that found no server', coded('functions/internal', 'internal')],
  ['a file that was tried for too long', coded('storage/retry-limit-exceeded')],
  ['a request without a network', new TypeError('Failed to fetch')],
  ['code that did not come', new MissingCode()],
])('blames the connection for %s', (_what, error) => {
  const reason = 'O envio falhou. Verifique sua conexão e tente de novo.'
  expect(uploadFailure(error)).toEqual({ cause: 'connection', reason })
})

it.each([
  [
    'by the storage rules',
    coded('storage/unauthorized'),
    'O servidor não aceitou este envio. Tente de novo.',
  ],
  ['in words', coded('functions/resource-exhausted', 'Espere um pouco.'), 'Espere um pouco.'],
])('tells a refusal %s', (_how, error, reason) => {
  expect(uploadFailure(error)).toEqual({ cause: 'refused', reason })
})

it('blames nobody else for what we did wrong', () => {
  const reason = 'O envio falhou por um problema nosso. Tente de novo em alguns minutos.'
  expect(uploadFailure(new Error('The server gave no slot'))).toEqual({ cause: 'defect', reason })
})
