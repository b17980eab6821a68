import parsePhoneNumber, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { toStoredPhone } from './phone.ts'

/** Why a text is no phone, for programs; `PhoneProblem.problem` says it to people. */
export type PhoneFault =
  | 'empty'
  | 'notOneNumber'
  | 'unknownCountry'
  | 'notInCountry'
  | 'service'
  | 'tooShort'
  | 'withoutArea'
  | 'tooLong'
  | 'unknownArea'
  | 'withoutNinthDigit'
  | 'impossible'

export interface PhoneProblem {
  readonly fault: PhoneFault
  readonly problem: string
}

/** A phone that can be called, or why the text is none. */
export type PhoneReading = ReadPhone | PhoneProblem

export interface ReadPhone {
  /** The stored digits (`phone.ts`). */
  readonly phone: string
  readonly country: CountryCode
  /** Undefined where the country's numbers don't tell. */
  readonly kind: 'mobile' | 'landline' | undefined
}

/** Enough for any spelling of one number. */
export const MAX_TYPED_PHONE = 40
const MISSING = 'Informe o DDD e o número.'
const NOT_ONE: PhoneProblem = {
  fault: 'notOneNumber',
  problem: 'Escreva um número só, sem letras nem ramal.',
}

const KINDS: Readonly<Record<string, ReadPhone['kind']>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: undefined,
  VOIP: undefined,
  PERSONAL_NUMBER: undefined,
}

/**
 * Reads a phone as people write it: with or without `+55`, `0055`, trunk 0 and carrier code, or a foreign one after `+` or
 * `00`. Reading a stored or a formatted phone gives the stored phone again.
 */
export function readPhone(typed: string): PhoneReading {
  if (typed.length > MAX_TYPED_PHONE) return NOT_ONE
  // Contacts of some phones put invisible characters around a number that is copied.
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const digits = text.replace(/\D/g, '')
  if (digits === '') return { fault: 'empty', problem: MISSING }
  if (!/^\(?\+?[\d\s().\p{Pd}/]+$/u.test(text)) return NOT_ONE
  if (text.includes('+')) return readInternational(digits)
  return digits.startsWith('00') ? readInternational(digits.slice(2)) : readBrazilian(digits, parse(digits))
}

function parse(text: string): PhoneNumber | undefined {
  return parsePhoneNumber(text, { defaultCountry: 'BR', extract: false }, metadata)
}

function readInternational(digits: string): PhoneReading {
  const number = parse(`+${digits}`)
  if (number?.countryCallingCode === '55') return readBrazilian(digits.slice(2), number)
  if (number === undefined) {
    return {
      fault: 'unknownCountry',
      problem: 'Este código de país não existe. Comece com + e o código, como +351.',
    }
  }
  return (
    readValid(number) ?? {
      fault: 'notInCountry',
      problem: `Este número não existe no país +${number.countryCallingCode}. Confira os dígitos.`,
    }
  )
}

/** `digits` are those after the country code. */
function readBrazilian(digits: string, number: PhoneNumber | undefined): PhoneReading {
  const reading = number === undefined ? undefined : readValid(number)
  // The library still knows mobile numbers of eight digits, of a network that ended in 2018.
  const isOld = reading?.kind === 'mobile' && reading.phone.length < 11
  return reading === undefined || isOld ? brazilianProblem(digits, number) : reading
}

function brazilianProblem(digits: string, number: PhoneNumber | undefined): PhoneProblem {
  const national = digits.replace(/^0+/, '')
  if (number?.isValid() === true && !isOfPerson(number)) {
    return {
      fault: 'service',
      problem: 'Este é um número de serviço. Informe o telefone da própria pessoa, com DDD.',
    }
  }
  if (national.length < 8) return { fault: 'tooShort', problem: 'Faltam dígitos: informe o DDD e o número.' }
  if (national.length < 10) return { fault: 'withoutArea', problem: 'Inclua o DDD, como (11) 98765-4321.' }
  if (national.length > 11) {
    return {
      fault: 'tooLong',
      problem: 'Há dígitos a mais. De outro país, comece com + e o código do país.',
    }
  }
  const area = national.slice(0, 2)
  if (!isArea(area)) return { fault: 'unknownArea', problem: `O DDD ${area} não existe.` }
  if (national.length === 10 && /^[6-9]/.test(national.slice(2))) {
    return {
      fault: 'withoutNinthDigit',
      problem: `Falta um dígito: depois do DDD ${area}, celular tem nove, começando com 9.`,
    }
  }
  return {
    fault: 'impossible',
    problem: `Confira o número: depois do DDD ${area}, celular tem nove dígitos e começa com 9; fixo tem oito e começa com 2 a 5.`,
  }
}

function isArea(code: string): boolean {
  return parse(`+55${code}30000000`)?.getType() === 'FIXED_LINE'
}

function isOfPerson(number: PhoneNumber): boolean {
  return Object.hasOwn(KINDS, number.getType() ?? '')
}

function readValid(number: PhoneNumber): ReadPhone | undefined {
  const { country } = number
  if (country === undefined || !number.isValid() || !isOfPerson(number)) return undefined
  return { phone: toStoredPhone(number.number.slice(1)), country, kind: KINDS[number.getType() ?? ''] }
}
