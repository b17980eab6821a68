/**
 * How many instances of what a day begins with are kept running: `WARM_INSTANCES` of a file `.env` beside the functions, one without it
 * (docs/deploy.md says what that costs). Read when functions are deployed.
 */
export const warmInstances = readWarmInstances(process.env['WARM_INSTANCES'])

/** Throws where it is no count of instances, so that such a deployment does not begin. */
export function readWarmInstances(setting = '1'): number {
  if (!/^\d$/.test(setting)) throw new Error('WARM_INSTANCES has to be a number from 0 to 9')
  return Number(setting)
}
