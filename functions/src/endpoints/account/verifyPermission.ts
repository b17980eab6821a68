import { type HasGrants, isAgent, isDirector } from '@ribalta/domain/account/grants'
import type { PermissionResult } from '@ribalta/domain/schemas/people/registration'
import type { HttpsFunction } from 'firebase-functions/https'
import { isSignedIn } from '../../services/shared/caller.ts'
import { readNothing } from '../../services/shared/parsing.ts'
import { readGrants } from '../../services/account/grants.ts'
import { countRefusal } from '../../services/refusals/count.ts'
import { defineCallable } from '../callable.ts'
import { warmInstances } from '../warmInstances.ts'

/** Whether the caller's live profile holds AGENT; nobody signed in holds nothing. */
export const verifyAgentPermission = defineVerification('verifyAgentPermission', isAgent, warmInstances)

/** Whether the caller's live profile holds DIRECTOR; nobody signed in holds nothing. */
export const verifyDirectorPermission = defineVerification('verifyDirectorPermission', isDirector)

function defineVerification(
  name: 'verifyAgentPermission' | 'verifyDirectorPermission',
  holds: (profile: HasGrants) => boolean,
  minInstances = 0,
): HttpsFunction {
  return defineCallable(name, readNothing, {
    memory: '256MiB',
    timeoutSeconds: 30,
    minInstances,
    maxInstances: 20,
    act: async (_input, { backend, caller, now }): Promise<PermissionResult> => {
      if (!isSignedIn(caller)) return { hasPermission: false }
      const hasPermission = holds({ grants: await readGrants(backend, caller) })
      if (!hasPermission) await countRefusal(backend, 'screen', caller, now)
      return { hasPermission }
    },
  })
}
