import { expect, it } from 'vitest'
import { contactFormSchema } from '../contactMessage.ts'
import { guardianSchema, privateDetailsShape } from './privateDetails.ts'
import { artisticNameSchema } from './identity.ts'

const NAMES = {
  artistic: artisticNameSchema,
  legal: privateDetailsShape.legalName,
  guardian: guardianSchema.shape.name,
  contact: contactFormSchema.shape.name,
}

it.each(Object.entries(NAMES))(
  'a name (%s) is tidied, and refused in letters that only look Latin',
  (_whose, schema) => {
    expect(schema.parse(' Joa\u0303o\u00a0 d’Ávila ')).toBe('João d’Ávila')
    const { error } = schema.safeParse('Jo\u0430o d’Ávila')
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('alfabeto latino')])
    expect(schema.safeParse('João\u200b Ávila').success).toBe(false)
  },
)
