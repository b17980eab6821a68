import { isBirthDateKnown } from '@ribalta/domain/people/birthDate'
import { toUsername } from '@ribalta/domain/identity'
import { formatPhone } from '@ribalta/domain/phone'
import { instantToDay } from '@ribalta/domain/instant'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { artisticNameSchema } from '@ribalta/domain/schemas/people/identity'
import * as z from 'zod/mini'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { typedBirthDate } from '../../lib/forms/typedBirthDate.ts'
import { typedPhone } from '../../lib/forms/typedPhone.ts'
import { factsFormShape } from '../../ui/artistFields/factsForm.ts'
import { toFactsValues, type FactsValues } from '../../ui/artistFields/factsValues.ts'

/** What can be changed of a profile, as it is typed. */
export interface ProfileValues extends FactsValues {
  artisticName: string
  phone: string
  /** dd/mm/aaaa */
  birthDate: string
}

const nameSchema = artisticNameSchema.check(
  z.refine((name) => isUsernameAllowed(toUsername(name)), {
    error: 'Este nome não pode ser um endereço aqui. Escolha outro nome artístico.',
  }),
)

/** A text that a record without it may go on leaving empty. */
function emptyOr<T extends z.core.SomeType>(schema: T) {
  return z.union([
    z.pipe(
      z.literal(''),
      z.transform((): undefined => undefined),
    ),
    schema,
  ])
}

const SCHEMA = z.object({
  artisticName: nameSchema,
  birthDate: typedBirthDate(),
  ...factsFormShape,
})

/** For records made without some of the identity, such as those of staff. */
const LENIENT_SCHEMA = z.object({
  artisticName: emptyOr(nameSchema),
  phone: typedPhone(),
  birthDate: emptyOr(typedBirthDate()),
  ...factsFormShape,
})

export type ProfileData = z.infer<typeof LENIENT_SCHEMA>

/** Returns the schema of a form that began with these values: what a person has given cannot be emptied. */
export function profileFormSchema({ artisticName, birthDate }: ProfileValues, storedPhone: string) {
  return z.object({
    ...LENIENT_SCHEMA.shape,
    ...(artisticName === '' ? {} : { artisticName: SCHEMA.shape.artisticName }),
    phone: typedPhone(storedPhone),
    ...(birthDate === '' ? {} : { birthDate: SCHEMA.shape.birthDate }),
  })
}

/** A record as the form shows it. */
export function toProfileValues(profile: Profile): ProfileValues {
  return {
    ...toFactsValues(profile),
    artisticName: profile.artisticName,
    phone: formatPhone(profile.phone),
    birthDate: isBirthDateKnown(profile.birthDate) ? formatDay(instantToDay(profile.birthDate)) : '',
  }
}
