import { type Grant, GRANTS } from '@ribalta/domain/grants'
import type { Backend } from '../admin/backend.ts'
import { paths } from './paths.ts'

/**
 * A person's grants as they are now, from the live profile and never from a token: none without a profile, since a
 * bare account is never enough for anything. Grants that this version does not know count for nothing.
 */
export async function readGrants({ db }: Backend, uid: string): Promise<readonly Grant[]> {
  const stored: unknown = (await paths.profile(db, uid).get()).get('grants')
  return Array.isArray(stored) ? GRANTS.filter((grant) => stored.includes(grant)) : []
}
