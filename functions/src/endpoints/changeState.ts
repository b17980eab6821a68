import { type ChangeStateResult, changeStateSchema } from '@ribalta/domain/schemas/stateChange'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { changeApplicationState } from '../services/castings/applications.ts'
import { changeCastingState } from '../services/castings/state.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Takes a thing along an arrow of its states: `changeStateSchema` in, `{ status }` out. */
export const changeState = defineCallable(
  'changeState',
  { memory: '256MiB', timeoutSeconds: 60, maxInstances: 20 },
  async ({ data, ...caller }): Promise<ChangeStateResult> => {
    const change = parseOrRefuse(changeStateSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'changeState', caller, now)
    const status =
      change.kind === 'casting'
        ? await changeCastingState(backend, change, caller, now)
        : await changeApplicationState(backend, change, caller, now)
    return { status }
  },
)
