import { GeoPoint } from '../../values/value.ts'
import { Capture, Failure, isMap, type Result, type RuleList, RulesPath } from '../values.ts'

/** Mean radius of the Earth in metres, as in the S2 library. */
const EARTH_RADIUS = 6_371_010
const RADIANS = Math.PI / 180

/** Methods of points on the globe; distances are metres along a great circle. */
export function latlngMethod(self: GeoPoint, signature: string, args: RuleList): Result | undefined {
  const [other] = args
  switch (signature) {
    case 'latitude/0':
      return self.latitude
    case 'longitude/0':
      return self.longitude
    case 'distance/1':
      return other instanceof GeoPoint ? distance(self, other) : undefined
    default:
      return undefined
  }
}

/** `latlng.value(latitude, longitude)`. */
export function latlngFunction(signature: string, args: RuleList): Result | undefined {
  if (signature !== 'latlng.value/2') return undefined
  const [latitude, longitude] = args
  if (typeof latitude !== 'number' && typeof latitude !== 'bigint') return undefined
  if (typeof longitude !== 'number' && typeof longitude !== 'bigint') return undefined
  const point = new GeoPoint(Number(latitude), Number(longitude))
  if (!(Math.abs(point.latitude) <= 90) || !(Math.abs(point.longitude) <= 180)) {
    return new Failure('Latitude or longitude out of range.')
  }
  return point
}

/** `path.bind(map)`, which fills the segments that are still to be bound. */
export function pathMethod(self: RulesPath, signature: string, args: RuleList): Result | undefined {
  const [values] = args
  if (signature !== 'bind/1' || values === undefined || !isMap(values)) return undefined
  const segments: (string | Capture)[] = []
  for (const segment of self.segments) {
    const value = segment instanceof Capture ? (values.get(segment.name) ?? segment) : segment
    if (value instanceof RulesPath) segments.push(...value.segments)
    else if (typeof value === 'string' || value instanceof Capture) segments.push(value)
    else return undefined
  }
  return new RulesPath(segments)
}

/** Haversine formula. */
function distance(from: GeoPoint, to: GeoPoint): number {
  const latitude = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2) ** 2
  const longitude = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2
  const chord = latitude + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * longitude
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}
