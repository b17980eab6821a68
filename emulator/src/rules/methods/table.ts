import { crc32 } from 'node:zlib'
import { crc32c } from '../../values/crc32c.ts'
import { Timestamp } from '../../values/value.ts'
import { debugText } from '../rendering.ts'
import { Duration, RulesSet } from '../values.ts'
import { base64Url, bigEndian, digest, upperHex } from './bytes.ts'
import {
  asSet,
  diff,
  getOrDefault,
  hasAll,
  hasAny,
  hasOnly,
  intersection,
  join,
  uniqueSet,
  without,
} from './collections.ts'
import { checkedInt, intOfFloat, textOf, toBool, toFloat, toInt, toPath } from './conversions.ts'
import { contextual, type FunctionDeclaration, method, type MethodDeclaration, pure } from './declare.ts'
import { roundHalfAway } from './numbers.ts'
import { bind, distance, pointOf } from './places.ts'
import { codePointCount, matches, replaceAll, split } from './strings.ts'
import {
  dateOf,
  dayOfYear,
  durationIn,
  durationOf,
  nanosOfSecond,
  NANOS_PER_MILLI,
  secondOfDay,
  timeOfDay,
  timestampOf,
  timestampOfDate,
  wholeSeconds,
} from './times.ts'

/**
 * Every method of the language: of values of which type, its name, what it takes and gives, and what it does. To add
 * one is to add its line here (and, to `reference.test.ts`, what the public reference says of it).
 */
export const METHODS: readonly MethodDeclaration[] = [
  // Characters are code points; regular expressions are RE2's and `matches` takes the whole string.
  method('string', 'size', [], 'int', (self) => BigInt(codePointCount(self))),
  method('string', 'lower', [], 'string', (self) => self.toLowerCase()),
  method('string', 'upper', [], 'string', (self) => self.toUpperCase()),
  method('string', 'trim', [], 'string', (self) => self.trim()),
  method('string', 'toUtf8', [], 'bytes', (self) => new Uint8Array(Buffer.from(self, 'utf8'))),
  method('string', 'matches', ['string'], 'bool', matches),
  method('string', 'split', ['string'], 'list', split),
  method('string', 'replace', ['string', 'string'], 'string', replaceAll),

  method('bytes', 'size', [], 'int', (self) => BigInt(self.length)),
  method('bytes', 'toBase64', [], 'string', base64Url),
  method('bytes', 'toHexString', [], 'string', upperHex),

  // What takes the items of another list takes those of a set as well, and the other way round.
  method('list', 'size', [], 'int', (self) => BigInt(self.length)),
  method('list', 'toSet', [], 'set', uniqueSet),
  method('list', 'concat', ['list'], 'list', (self, other) => [...self, ...other]),
  method('list', 'join', ['string'], 'string', join),
  method('list', 'removeAll', ['list'], 'list', without),
  method('list', 'hasAll', ['list or set'], 'bool', hasAll),
  method('list', 'hasAny', ['list or set'], 'bool', hasAny),
  method('list', 'hasOnly', ['list or set'], 'bool', hasOnly),

  method('set', 'size', [], 'int', (self) => BigInt(self.items.length)),
  method('set', 'union', ['set'], 'set', (self, other) => uniqueSet([...self.items, ...other.items])),
  method('set', 'intersection', ['set'], 'set', intersection),
  method('set', 'difference', ['set'], 'set', (self, other) => asSet(without(self.items, other.items))),
  method('set', 'hasAll', ['list or set'], 'bool', hasAll),
  method('set', 'hasAny', ['list or set'], 'bool', hasAny),
  method('set', 'hasOnly', ['list or set'], 'bool', hasOnly),

  method('map', 'size', [], 'int', (self) => BigInt(self.keys().length)),
  method('map', 'keys', [], 'list', (self) => self.keys()),
  method('map', 'values', [], 'list', (self) => self.keys().map((key) => self.get(key) ?? null)),
  method('map', 'diff', ['map'], 'map_diff', diff),
  method('map', 'get', ['string or list', 'any'], 'any', getOrDefault),
  // Nothing else can be told of a document of which only what the query binds is known.
  method('query data', 'get', ['string or list', 'any'], 'any', getOrDefault),

  method('map_diff', 'addedKeys', [], 'set', (self) => new RulesSet(self.added)),
  method('map_diff', 'removedKeys', [], 'set', (self) => new RulesSet(self.removed)),
  method('map_diff', 'changedKeys', [], 'set', (self) => new RulesSet(self.changed)),
  method('map_diff', 'unchangedKeys', [], 'set', (self) => new RulesSet(self.unchanged)),
  method(
    'map_diff',
    'affectedKeys',
    [],
    'set',
    (self) => new RulesSet([...self.added, ...self.removed, ...self.changed]),
  ),

  method('path', 'bind', ['map'], 'path', bind),

  // All in UTC.
  method('timestamp', 'seconds', [], 'int', (self) => BigInt(dateOf(self).getUTCSeconds())),
  method('timestamp', 'minutes', [], 'int', (self) => BigInt(dateOf(self).getUTCMinutes())),
  method('timestamp', 'hours', [], 'int', (self) => BigInt(dateOf(self).getUTCHours())),
  method('timestamp', 'day', [], 'int', (self) => BigInt(dateOf(self).getUTCDate())),
  method('timestamp', 'month', [], 'int', (self) => BigInt(dateOf(self).getUTCMonth() + 1)),
  method('timestamp', 'year', [], 'int', (self) => BigInt(dateOf(self).getUTCFullYear())),
  method('timestamp', 'dayOfWeek', [], 'int', (self) => BigInt(dateOf(self).getUTCDay() || 7)),
  method('timestamp', 'dayOfYear', [], 'int', (self) => BigInt(dayOfYear(self))),
  method('timestamp', 'nanos', [], 'int', (self) => BigInt(self.nanos)),
  method(
    'timestamp',
    'toMillis',
    [],
    'int',
    (self) => BigInt(self.seconds) * 1000n + BigInt(Math.floor(self.nanos / 1_000_000)),
  ),
  method('timestamp', 'date', [], 'timestamp', (self) => new Timestamp(self.seconds - secondOfDay(self), 0)),
  method('timestamp', 'time', [], 'duration', timeOfDay),

  // Both parts have the sign of the duration.
  method('duration', 'seconds', [], 'int', wholeSeconds),
  method('duration', 'nanos', [], 'int', nanosOfSecond),

  method('latlng', 'latitude', [], 'float', (self) => self.latitude),
  method('latlng', 'longitude', [], 'float', (self) => self.longitude),
  method('latlng', 'distance', ['latlng'], 'float', distance),
]

/** Every function of the language, in the same way. */
export const FUNCTIONS: readonly FunctionDeclaration[] = [
  pure('string', ['any'], 'string', textOf),
  pure('int', ['number or string'], 'int', toInt),
  pure('float', ['number or string'], 'float', toFloat),
  pure('bool', ['bool or string'], 'bool', toBool),
  pure('path', ['path or string'], 'path', toPath),

  pure('math.abs', ['number'], 'number', (x) =>
    typeof x === 'number' ? Math.abs(x) : checkedInt(x < 0n ? -x : x),
  ),
  pure('math.ceil', ['number'], 'int', (x) => (typeof x === 'number' ? intOfFloat(Math.ceil(x)) : x)),
  pure('math.floor', ['number'], 'int', (x) => (typeof x === 'number' ? intOfFloat(Math.floor(x)) : x)),
  pure('math.round', ['number'], 'int', (x) => (typeof x === 'number' ? intOfFloat(roundHalfAway(x)) : x)),
  pure('math.sqrt', ['number'], 'float', (x) => Math.sqrt(Number(x))),
  pure('math.pow', ['number', 'number'], 'float', (x, y) => Number(x) ** Number(y)),
  pure('math.isInfinite', ['number'], 'bool', (x) => Math.abs(Number(x)) === Number.POSITIVE_INFINITY),
  pure('math.isNaN', ['number'], 'bool', (x) => Number.isNaN(x)),

  // Of a string's UTF-8.
  pure('hashing.crc32', ['bytes or string'], 'bytes', (input) => bigEndian(crc32(Buffer.from(input)))),
  pure('hashing.crc32c', ['bytes or string'], 'bytes', (input) => bigEndian(crc32c(Buffer.from(input)))),
  pure('hashing.md5', ['bytes or string'], 'bytes', (input) => digest('md5', input)),
  pure('hashing.sha256', ['bytes or string'], 'bytes', (input) => digest('sha256', input)),

  pure('duration.abs', ['duration'], 'duration', (x) => (x.nanos < 0n ? new Duration(-x.nanos) : x)),
  pure('duration.time', ['int', 'int', 'int', 'int'], 'duration', durationOf),
  pure('duration.value', ['int', 'string'], 'duration', durationIn),

  pure('timestamp.date', ['int', 'int', 'int'], 'timestamp', timestampOfDate),
  pure('timestamp.value', ['int'], 'timestamp', (millis) => timestampOf(millis * NANOS_PER_MILLI)),

  pure('latlng.value', ['number', 'number'], 'latlng', pointOf),

  contextual('debug', ['any or error'], 'any or error', ({ debug }, value) => {
    debug?.(debugText(value))
    return value
  }),

  contextual('get', ['path'], 'map or null', (e, path) => e.documents.get('get', path), 'cloud.firestore'),
  contextual(
    'getAfter',
    ['path'],
    'map or null',
    (e, path) => e.documents.get('getAfter', path),
    'cloud.firestore',
  ),
  contextual('exists', ['path'], 'bool', (e, path) => e.documents.exists('exists', path), 'cloud.firestore'),
  contextual(
    'existsAfter',
    ['path'],
    'bool',
    (e, path) => e.documents.exists('existsAfter', path),
    'cloud.firestore',
  ),
  contextual(
    'firestore.get',
    ['path'],
    'map or null',
    (e, path) => e.documents.get('get', path),
    'firebase.storage',
  ),
  contextual(
    'firestore.exists',
    ['path'],
    'bool',
    (e, path) => e.documents.exists('exists', path),
    'firebase.storage',
  ),
]
