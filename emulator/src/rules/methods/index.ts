import { GeoPoint, Timestamp } from '../../values/value.ts'
import {
  Duration,
  Failure,
  isList,
  isMap,
  MapDiff,
  type Result,
  type RuleList,
  RulesPath,
  RulesSet,
  type RuleValue,
} from '../values.ts'
import { bytesMethod, hashingFunction } from './bytes.ts'
import { listMethod, mapDiffMethod, mapMethod, setMethod } from './collections.ts'
import { textOf, toBool, toFloat, toInt, toPath } from './conversions.ts'
import { mathFunction } from './numbers.ts'
import { latlngFunction, latlngMethod, pathMethod } from './places.ts'
import { stringMethod } from './strings.ts'
import { durationMethod, timeFunction, timestampMethod } from './times.ts'

/** The functions of the namespaces and the global conversions, with how many arguments each takes. */
export const PURE_FUNCTIONS: ReadonlyMap<string, number> = new Map([
  ['string', 1],
  ['int', 1],
  ['float', 1],
  ['bool', 1],
  ['path', 1],
  ['math.abs', 1],
  ['math.ceil', 1],
  ['math.floor', 1],
  ['math.round', 1],
  ['math.sqrt', 1],
  ['math.pow', 2],
  ['math.isInfinite', 1],
  ['math.isNaN', 1],
  ['hashing.crc32', 1],
  ['hashing.crc32c', 1],
  ['hashing.md5', 1],
  ['hashing.sha256', 1],
  ['duration.abs', 1],
  ['duration.time', 4],
  ['duration.value', 2],
  ['latlng.value', 2],
  ['timestamp.date', 3],
  ['timestamp.value', 1],
])

/**
 * Calls a method.
 *
 * @param signature name and number of arguments, as in `replace/2`
 */
export function callMethod(self: RuleValue, signature: string, args: RuleList): Result {
  const result = methodResult(self, signature, args)
  return result === undefined ? functionNotFound(signature) : result
}

/** Calls one of {@link PURE_FUNCTIONS}, by its qualified signature, as in `math.abs/1`. */
export function callFunction(signature: string, args: RuleList): Result {
  const result = functionResult(signature, args)
  return result === undefined ? functionNotFound(signature) : result
}

export function functionNotFound(signature: string): Failure {
  return new Failure(`Function not found error: Name: [${signature.split('/')[0] ?? ''}].`)
}

function methodResult(self: RuleValue, signature: string, args: RuleList): Result | undefined {
  if (typeof self === 'string') return stringMethod(self, signature, args)
  if (isMap(self)) return mapMethod(self, signature, args)
  if (isList(self)) return listMethod(self, signature, args)
  if (self instanceof RulesSet) return setMethod(self, signature, args)
  if (self instanceof MapDiff) return mapDiffMethod(self, signature)
  if (self instanceof Timestamp) return timestampMethod(self, signature)
  if (self instanceof Duration) return durationMethod(self, signature)
  if (self instanceof RulesPath) return pathMethod(self, signature, args)
  if (self instanceof Uint8Array) return bytesMethod(self, signature)
  if (self instanceof GeoPoint) return latlngMethod(self, signature, args)
  return undefined
}

function functionResult(signature: string, args: RuleList): Result | undefined {
  const [first] = args
  if (first === undefined) return undefined
  switch (signature) {
    case 'string/1':
      return textOf(first)
    case 'int/1':
      return toInt(first)
    case 'float/1':
      return toFloat(first)
    case 'bool/1':
      return toBool(first)
    case 'path/1':
      return toPath(first)
    default:
      return (
        mathFunction(signature, args) ??
        timeFunction(signature, args) ??
        hashingFunction(signature, args) ??
        latlngFunction(signature, args)
      )
  }
}
