import { CASTING_STATUSES, type CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { STATUS_PARAM } from '../../lib/deskPath.ts'

/** Returns the state of the castings that an address lists; undefined for all of them. */
export function shownStatus(params: URLSearchParams): CastingStatus | undefined {
  return CASTING_STATUSES.find((each) => each === params.get(STATUS_PARAM))
}
