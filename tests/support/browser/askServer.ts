import { type CallName, toCallRequest } from '@ribalta/domain/commands'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { functionAddress } from '../functions/functions.ts'

/** Asks the server by a call's name, as the application does, without its pages. */
export function askServer(
  request: APIRequestContext,
  name: CallName,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const { callable, payload } = toCallRequest(name, data)
  return request.post(functionAddress(callable), { headers, data: { data: payload } })
}
