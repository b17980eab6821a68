import { GRANTS } from '@ribalta/domain/account/grants'
import { type Backend, type DocumentSnapshot, FieldValue } from '../../admin/backend.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { grantsOf } from './grants.ts'
import { needSecondFactor } from './secondFactors.ts'

/** As many accounts as the provider tells of at once. */
const PORTION = 100

type Accounts = Pick<Backend, 'db' | 'auth'>

/**
 * Writes down at each profile that holds grants what the rules read and cannot ask: whether its account is disabled or gone
 * (the provider announces neither, and a token outlives both for up to an hour), and whether its grants need a second
 * factor. Answers how many profiles changed.
 */
export async function mirrorStaff({ db, auth }: Accounts): Promise<number> {
  const staff = db.collection('profiles').where('grants', 'array-contains-any', [...GRANTS])
  const { docs } = await staff.select('grants', 'isAccountDisabled', 'needsSecondFactor').get()
  let changed = 0
  for (let start = 0; start < docs.length; start += PORTION) {
    const profiles = docs.slice(start, start + PORTION)
    const { users } = await auth.getUsers(profiles.map(({ id }) => ({ uid: id })))
    const open = new Set(users.filter(({ disabled }) => !disabled).map(({ uid }) => uid))
    const changes = await Promise.all(
      profiles.map((profile) =>
        mirror(profile, {
          isAccountDisabled: !open.has(profile.id),
          needsSecondFactor: needSecondFactor(grantsOf(profile)),
        }),
      ),
    )
    changed += changes.filter(Boolean).length
  }
  return changed
}

/** Marks stand only where they are true. Answers whether anything was not so yet. */
async function mirror(profile: DocumentSnapshot, marks: Readonly<Record<string, boolean>>): Promise<boolean> {
  const wrong = Object.entries(marks).filter(([mark, isSet]) => (profile.get(mark) === true) !== isSet)
  if (wrong.length === 0) return false
  try {
    await profile.ref.update(
      Object.fromEntries(wrong.map(([mark, isSet]) => [mark, isSet ? true : FieldValue.delete()])),
    )
  } catch (error) {
    // Deleted meanwhile.
    if (codeOf(error) !== GRPC.notFound) throw error
  }
  return true
}
