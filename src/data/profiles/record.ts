import { NO_BIRTH_DATE } from '@ribalta/domain/people/birthDate'
import { profileSchema, type Profile } from '@ribalta/domain/schemas/people/profile'

/** What a record made before a field existed is taken to say. */
const DEFAULTS = {
  email: '',
  artisticName: '',
  username: '',
  tempMediaIds: [],
  birthDate: NO_BIRTH_DATE,
  phone: '',
  grants: [],
  status: 'pending',
  version: 1,
  media: [],
  classes: [],
  skills: [],
  createdAt: { seconds: 0, nanoseconds: 0 },
  updatedAt: { seconds: 0, nanoseconds: 0 },
}

/** A stored record in its shape. Throws where it cannot be one. */
export function parseProfile(data: Readonly<Record<string, unknown>>): Profile {
  return profileSchema.parse({ ...DEFAULTS, ...data })
}
