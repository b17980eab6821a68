/**
 * `npm run phones -- [--after <path>] [--project <id>]`: reports stored phones that can't be right, by document and reason and
 * without the number. Changes nothing. When stopped, it continues after the path that it printed last. Without `--project` it
 * reads the local suite; with it, the real project by the caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import {
  findWrongPhones,
  PHONE_COLLECTIONS,
  type StoredPhoneFault,
} from '../functions/src/services/profiles/findWrongPhones.ts'
import { HOST, PROJECT, SUITE_PORTS } from './lib/project.ts'

const FAULTS: Readonly<Record<StoredPhoneFault, string>> = {
  empty: 'sem dígitos',
  notOneNumber: 'com letras ou mais de um número',
  unknownCountry: 'com código de país que não existe',
  notInCountry: 'não existe no país',
  service: 'número de serviço',
  tooShort: 'com dígitos a menos',
  withoutArea: 'sem DDD',
  tooLong: 'com dígitos a mais',
  unknownArea: 'com DDD que não existe',
  withoutNinthDigit: 'celular sem o nono dígito',
  impossible: 'número que não existe',
  otherForm: 'guardado em outra forma',
}
const { values } = parseArgs({ options: { project: { type: 'string' }, after: { type: 'string' } } })
const [collection, id, ...more] = values.after?.split('/') ?? [PHONE_COLLECTIONS[0], 'any']
if (
  !PHONE_COLLECTIONS.some((name) => name === collection) ||
  id === undefined ||
  id === '' ||
  more.length > 0
) {
  console.error('Uso: npm run phones -- [--after <caminho que ele disse por último>] [--project <id>]')
  process.exit(2)
}
if (values.project === undefined) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
}
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
initializeApp({ projectId: values.project ?? PROJECT })

let wrong = 0
const documents = await findWrongPhones(getFirestore(), {
  after: values.after,
  onWrong: ({ path, field, fault }) => {
    wrong += 1
    console.log(`  ${path} (${field}): ${FAULTS[fault]}`)
  },
  onProgress: (count, last) => {
    console.log(`  Documentos: ${String(count)} (para retomar: --after ${last})`)
  },
})
console.log(`${String(documents)} documentos; ${String(wrong)} telefones que não podem estar certos.`)
process.exitCode = wrong > 0 ? 1 : 0
