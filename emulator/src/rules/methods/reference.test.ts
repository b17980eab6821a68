import { describe, expect, it } from 'vitest'
import { compileRules } from '../compile.ts'
import { decideStorage } from '../storageRuntime.ts'
import { documents, outcome } from '../testSupport.ts'
import { FUNCTIONS, METHODS } from './table.ts'

interface Page {
  /** The page below https://firebase.google.com/docs/reference/rules/ (or as a whole). */
  readonly page: string
  /** What it names, with an example of each: the page's own where it has one. */
  readonly members: Readonly<Record<string, readonly string[]>>
}

const D = '/databases/$(database)/documents'
const NEW_YEAR_2024 = 'timestamp.date(2024, 1, 1)'
/** 2026-01-15T12:34:56.123456789Z, a Thursday. */
const NOW = 'request.time'

/** What the public reference of the language says that there is. */
const REFERENCE: readonly Page[] = [
  {
    page: 'rules.String',
    members: {
      'string(any) → string': [
        'string(true) == "true"',
        'string(1) == "1"',
        'string(2.0) == "2.0"',
        'string(null) == "null"',
      ],
      'string.lower() → string': ["'ABC'.lower() == 'abc'", "'ABC123'.lower() == 'abc123'"],
      'string.matches(string) → bool': [
        "'user@domain.com'.matches('.*@domain[.]com') == true",
        "'banana'.matches('.*@domain[.]com') == false",
      ],
      'string.replace(string, string) → string': [
        '\'banana\'.replace("a", "o") == \'bonono\'',
        '\'banana\'.replace("ana", "ee") == \'beena\'',
        // The page has three dashes more than the address has characters.
        '\'foo@test.com\'.replace(".", "-") == \'------------\'',
      ],
      'string.size() → int': ["'a'.size() == 1", "'abc'.size() == 3"],
      'string.split(string) → list': ["'a/b/c'.split('/') == ['a', 'b', 'c']"],
      'string.toUtf8() → bytes': ["'**'.toUtf8() == b'\\x2A\\x2A'", "'€'.toUtf8() == b'\\xE2\\x82\\xAC'"],
      'string.trim() → string': ["' a '.trim() == 'a'", "'b'.trim() == 'b'"],
      'string.upper() → string': ["'abc'.upper() == 'ABC'", "'abc123'.upper() == 'ABC123'"],
    },
  },
  {
    page: 'rules.Bytes',
    members: {
      'bytes.size() → int': ["b'\\xFF\\xFF'.size() == 2", "b'a'.size() == 1", "b'€'.size() == 3"],
      'bytes.toBase64() → string': ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'"],
      'bytes.toHexString() → string': [
        "b'\\x2A'.toHexString() == '2A'",
        "b'**'.toHexString() == '2A2A'",
        "b'€'.toHexString() == 'E282AC'",
      ],
    },
  },
  { page: 'rules.Boolean', members: { 'bool(bool or string) → bool': ['bool("true") == true'] } },
  { page: 'rules.Integer', members: { 'int(number or string) → int': ['int("2") == 2', 'int(2.0) == 2'] } },
  {
    page: 'rules.Float',
    members: { 'float(number or string) → float': ['float("2.2") == 2.2', 'float(2) == 2.0'] },
  },
  {
    page: 'rules.List',
    members: {
      'list.concat(list) → list': ['[1, 2].concat([2, 3]) == [1, 2, 2, 3]'],
      'list.hasAll(list or set) → bool': ['[1, 2].hasAll([2])', '![1, 2].hasAll([2, 3])'],
      'list.hasAny(list or set) → bool': ['[1, 2].hasAny([2, 3])', '![1, 2].hasAny([3])'],
      'list.hasOnly(list or set) → bool': [
        "['a', 'b'].hasOnly(['a', 'c']) == false",
        "['a', 'b'].hasOnly(['a', 'b', 'c']) == true",
        "['a', 'b'].hasOnly(['b', 'a']) == true",
        "['a', 'a', 'b'].hasOnly(['a', 'b', 'b']) == true",
        "['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c']) == true",
      ],
      'list.join(string) → string': ["['a', 'b'].join('-') == 'a-b'"],
      'list.removeAll(list) → list': ['[1, 2, 1].removeAll([1]) == [2]'],
      'list.size() → int': ['[1, 1].size() == 2'],
      'list.toSet() → set': ["['a', 'b'].toSet().size() == 2"],
    },
  },
  {
    page: 'rules.Set',
    members: {
      'set.difference(set) → set': ["['a','b'].toSet().difference(['a','c'].toSet()) == ['b'].toSet()"],
      'set.hasAll(list or set) → bool': [
        "['a','b'].toSet().hasAll(['a','c']) == false",
        "['d','e','f'].toSet().hasAll(['d','e']) == true",
      ],
      'set.hasAny(list or set) → bool': [
        "['a','b'].toSet().hasAny(['c','d'].toSet()) == false",
        "['a','b'].toSet().hasAny(['a','c'].toSet()) == true",
      ],
      'set.hasOnly(list or set) → bool': [
        "['a','b'].toSet().hasOnly(['a','c']) == false",
        "['a','b'].toSet().hasOnly(['a','b']) == true",
      ],
      'set.intersection(set) → set': ["['a','b'].toSet().intersection(['a','c'].toSet()) == ['a'].toSet()"],
      'set.size() → int': ["['a','b','a'].toSet().size() == 2"],
      'set.union(set) → set': ["['a','b'].toSet().union(['a','c'].toSet()) == ['a', 'b', 'c'].toSet()"],
    },
  },
  {
    page: 'rules.Map',
    members: {
      'map.diff(map) → map_diff': ["{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0"],
      'map.get(string or list, any) → any': [
        '{"a": 3, "b": 2}.get("c", 7) == 7',
        '{"a": [2, 7], "b": [9, 12]}.get("c", [1, 1]) == [1, 1]',
        '{"a": [2, 7], "b": [9, 12]}.get("b", [1, 1]) == [9, 12]',
        '{"a": {"b": 1}, "c": 2}.get(["a", "b"], 7) == 1',
      ],
      'map.keys() → list': ["{'a': 1}.keys() == ['a']"],
      'map.size() → int': ["{'a': 1}.size() == 1"],
      'map.values() → list': ["{'a': 1}.values() == [1]"],
    },
  },
  {
    page: 'rules.MapDiff',
    members: {
      'map_diff.addedKeys() → set': ['{"a":1}.diff({}).addedKeys() == ["a"].toSet()'],
      'map_diff.affectedKeys() → set': [
        '({"a":0, "c":0, "u":0}).diff({"r":0, "c":1, "u": 0}).affectedKeys() == ["a", "r", "c"].toSet()',
      ],
      'map_diff.changedKeys() → set': ['{"a":0}.diff({"a":1, "b":4}).changedKeys() == ["a"].toSet()'],
      'map_diff.removedKeys() → set': ['{}.diff({"a":1}).removedKeys() == ["a"].toSet()'],
      'map_diff.unchangedKeys() → set': ['{"a": 0}.diff({"a":0}).unchangedKeys() == ["a"].toSet()'],
    },
  },
  {
    page: 'rules.Path',
    members: {
      'path(path or string) → path': ['path("path/to/resource") == /path/to/resource'],
      'path.bind(map) → path': [
        '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another',
      ],
    },
  },
  {
    page: 'rules.Timestamp',
    members: {
      'timestamp.date() → timestamp': [`${NOW}.date() == timestamp.date(2026, 1, 15)`],
      'timestamp.day() → int': [`${NOW}.day() == 15`],
      'timestamp.dayOfWeek() → int': [`${NOW}.dayOfWeek() == 4`, `${NEW_YEAR_2024}.dayOfWeek() == 1`],
      'timestamp.dayOfYear() → int': [`${NEW_YEAR_2024}.dayOfYear() == 1`],
      'timestamp.hours() → int': [`${NOW}.hours() == 12`],
      'timestamp.minutes() → int': [`${NOW}.minutes() == 34`],
      'timestamp.month() → int': [`${NOW}.month() == 1`],
      'timestamp.nanos() → int': [`${NOW}.nanos() == 123456789`],
      'timestamp.seconds() → int': [`${NOW}.seconds() == 56`],
      'timestamp.time() → duration': [`${NOW}.time() == duration.time(12, 34, 56, 123456789)`],
      'timestamp.toMillis() → int': [`timestamp.value(1234).toMillis() == 1234`],
      'timestamp.year() → int': [`${NOW}.year() == 2026`],
    },
  },
  {
    page: 'rules.Duration',
    members: {
      'duration.nanos() → int': ["duration.value(-1500, 'ms').nanos() == -500000000"],
      'duration.seconds() → int': ["duration.value(-1500, 'ms').seconds() == -1"],
    },
  },
  {
    page: 'rules.LatLng',
    members: {
      'latlng.distance(latlng) → float': [
        'latlng.value(45.0, 90.0).distance(latlng.value(45.0, 90.0)) == 0.0',
      ],
      'latlng.latitude() → float': ['latlng.value(45.0, 90.0).latitude() == 45.0'],
      'latlng.longitude() → float': ['latlng.value(45.0, 90.0).longitude() == 90.0'],
    },
  },
  {
    page: 'rules.debug',
    members: { 'debug(any or error) → any or error': ['debug(debug("a") == debug("a"))'] },
  },
  {
    page: 'rules.duration_',
    members: {
      'duration.abs(duration) → duration': [
        "duration.abs(duration.value(-10, 's')) == duration.value(10, 's')",
      ],
      'duration.time(int, int, int, int) → duration': [
        "duration.time(1, 2, 3, 0) == duration.value(3723, 's')",
      ],
      'duration.value(int, string) → duration': ["duration.value(1, 'w') == duration.value(7, 'd')"],
    },
  },
  {
    page: 'rules.hashing',
    // The check values that catalogues of these algorithms give for '123456789', and the digests of nothing.
    members: {
      'hashing.crc32(bytes or string) → bytes': [
        "hashing.crc32('123456789').toHexString() == 'CBF43926'",
        "hashing.crc32(b'123456789') == hashing.crc32('123456789')",
      ],
      'hashing.crc32c(bytes or string) → bytes': ["hashing.crc32c('123456789').toHexString() == 'E3069283'"],
      'hashing.md5(bytes or string) → bytes': [
        "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
      ],
      'hashing.sha256(bytes or string) → bytes': [
        "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
      ],
    },
  },
  {
    page: 'rules.latlng_',
    members: { 'latlng.value(number, number) → latlng': ['latlng.value(45.0, 90.0) is latlng'] },
  },
  {
    page: 'rules.math',
    members: {
      'math.abs(number) → number': ['math.abs(-1) == 1', 'math.abs(1) == 1'],
      'math.ceil(number) → int': ['math.ceil(2.0) == 2', 'math.ceil(2.1) == 3', 'math.ceil(2.7) == 3'],
      'math.floor(number) → int': ['math.floor(1.9) == 1', 'math.floor(2.0) == 2', 'math.floor(2.7) == 2'],
      'math.isInfinite(number) → bool': ['math.isInfinite(1.0 / 0) == true', 'math.isInfinite(100) == false'],
      'math.isNaN(number) → bool': ['math.isNaN(0.0 / 0) == true', 'math.isNaN(100) == false'],
      'math.pow(number, number) → float': [
        'math.pow(2, 2) == 4',
        'math.pow(1.5, 2) == 2.25',
        'math.pow(4, 0.5) == 2',
      ],
      'math.round(number) → int': ['math.round(1.9) == 2', 'math.round(2.4) == 2', 'math.round(2.5) == 3'],
      'math.sqrt(number) → float': ['math.sqrt(4) == 2.0', 'math.sqrt(2.25) == 1.5'],
    },
  },
  {
    page: 'rules.timestamp_',
    members: {
      'timestamp.date(int, int, int) → timestamp': ['timestamp.date(1984, 1, 2).toMillis() == 441849600000'],
      'timestamp.value(int) → timestamp': ['timestamp.value(441849600000) == timestamp.date(1984, 1, 2)'],
    },
  },
  {
    page: 'rules.firestore',
    members: {
      'exists(path) → bool': [`exists(${D}/things/other)`, `!exists(${D}/things/new)`],
      'existsAfter(path) → bool': [`existsAfter(${D}/things/new)`],
      'get(path) → map or null': [`get(${D}/things/other).data.a == 1`, `get(${D}/things/new) == null`],
      'getAfter(path) → map or null': [`getAfter(${D}/things/other).data.a == 2`],
    },
  },
]

/** Of the rules of Storage, https://firebase.google.com/docs/storage/security/rules-conditions. */
const STORAGE: Readonly<Record<string, string>> = {
  'firestore.exists(path) → bool': 'firestore.exists(/databases/(default)/documents/things/other)',
  'firestore.get(path) → map or null':
    'firestore.get(/databases/(default)/documents/things/other).data.a == 1',
}

const access = documents({ 'things/other': { a: 1 } }, { 'things/other': { a: 2 }, 'things/new': {} })

function inTable(): readonly string[] {
  const signature = (parameters: readonly string[], result: string): string =>
    `(${parameters.join(', ')}) → ${result}`
  return [
    ...METHODS.map((each) => `${each.receiver}.${each.name}${signature(each.parameters, each.result)}`),
    ...FUNCTIONS.map((each) => each.name + signature(each.parameters, each.result)),
  ]
}

describe('the table of methods', () => {
  it('holds what the public reference names, and nothing else', () => {
    const documented = [...REFERENCE.flatMap(({ members }) => Object.keys(members)), ...Object.keys(STORAGE)]
    // What a list query leaves open of a document is our own affair.
    const own = ['query data.get(string or list, any) → any']
    expect(inTable().toSorted()).toEqual([...documented, ...own].toSorted())
  })
})

describe.for(REFERENCE)('examples of $page', ({ members }) => {
  it.for(Object.values(members).flat())('%s', (example) => {
    expect(outcome(example, {}, access)).toBe(true)
  })
})

describe('examples of the rules of Storage', () => {
  it.for(Object.values(STORAGE))('%s', (example) => {
    const { ruleset } = compileRules(
      `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{file} { allow get: if ${example}; } } }`,
      'firebase.storage',
    )
    const context = { path: '/b/bucket/o/file', method: 'get' }
    const found = {
      name: 'projects/p/databases/(default)/documents/things/other',
      fields: { a: { integerValue: '1' } },
    }
    expect(ruleset && decideStorage(ruleset, context, () => found)).toBe(true)
  })
})
