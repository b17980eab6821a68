import { castingRoleSchema } from '@ribalta/domain/schemas/castings/casting'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** Whether a role has everybody that it looks for; one that is gone looks for no number. */
export async function isFilled(
  transaction: Transaction,
  db: Firestore,
  castingId: string,
  roleId: string,
): Promise<boolean> {
  const role = await transaction.get(paths.castingRole(db, castingId, roleId))
  if (!role.exists) return false
  const { quantity } = castingRoleSchema.parse(role.data())
  const board = paths.casting(db, castingId).collection('board')
  const selected = board.where('roleId', '==', roleId).where('status', '==', 'selected').limit(quantity)
  return (await transaction.get(selected)).size >= quantity
}
