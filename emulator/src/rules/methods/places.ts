import { GeoPoint } from '../../values/value.ts'
import { Capture, Failure, type RulesMap, RulesPath } from '../values.ts'

/** Mean radius of the Earth in metres, as in the S2 library. */
const EARTH_RADIUS = 6_371_010
const RADIANS = Math.PI / 180

/** `latlng.value(latitude, longitude)`. */
export function pointOf(latitude: bigint | number, longitude: bigint | number): GeoPoint | Failure {
  const point = new GeoPoint(Number(latitude), Number(longitude))
  if (!(Math.abs(point.latitude) <= 90) || !(Math.abs(point.longitude) <= 180)) {
    return new Failure('Latitude or longitude out of range.')
  }
  return point
}

/** `path.bind(map)`, which fills the segments that are still to be bound. */
export function bind(path: RulesPath, values: RulesMap): RulesPath | undefined {
  const segments: (string | Capture)[] = []
  for (const segment of path.segments) {
    const value = segment instanceof Capture ? (values.get(segment.name) ?? segment) : segment
    if (value instanceof RulesPath) segments.push(...value.segments)
    else if (typeof value === 'string' || value instanceof Capture) segments.push(value)
    else return undefined
  }
  return new RulesPath(segments)
}

/** Metres along a great circle, by the haversine formula. */
export function distance(from: GeoPoint, to: GeoPoint): number {
  const latitude = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2) ** 2
  const longitude = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2
  const chord = latitude + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * longitude
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}
