import { describe, expect, it } from 'vitest'
import { outcome } from '../testSupport.ts'

const NOT_FOUND = (name: string): string => `Function not found error: Name: [${name}].`

describe('strings', () => {
  it.each([
    "'abc'.size() == 3",
    "'é😀'.size() == 2",
    "''.size() == 0",
    "'AbÇ'.lower() == 'abç'",
    "'aç'.upper() == 'AÇ'",
    "' a b '.trim() == 'a b'",
    "'foo@bar.com'.matches('.*@bar[.]com')",
    "!'foo@bar.com.br'.matches('.*@bar[.]com')",
    "'a1b22'.replace('[0-9]+', '#') == 'a#b#'",
    "'ab'.replace('(a)(b)', '$2$1') == '$2$1'",
    "'a1b2c'.split('[0-9]') == ['a', 'b', 'c']",
    "'é'.toUtf8() == b'\\xc3\\xa9'",
    "'abc'[1] == 'b' && 'a😀c'[1] == '😀'",
    "'abcd'[1:3] == 'bc' && 'abc'[3:3] == ''",
    "'a' + 'b' == 'ab'",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ["'a'.size(1) == 1", NOT_FOUND('size')],
    ["'a'.nothing()", NOT_FOUND('nothing')],
    ["'a'.matches(1)", NOT_FOUND('matches')],
    ["'abc'[3] == ''", 'Index 3 is out of range.'],
    ["'abc'[2:1] == ''", 'Index 1 is out of range.'],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })

  it('has regular expressions without look-around or back references', () => {
    expect(outcome("'a'.matches('(?=a)a')")).toMatch(/^Invalid regular expression/)
    expect(outcome("'a'.matches('(')")).toMatch(/^Invalid regular expression/)
  })
})

describe('conversions', () => {
  it.each([
    "string(null) == 'null' && string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(1.5) == '1.5'",
    "string(/a/b) == '/a/b' && string('a') == 'a'",
    "int('42') == 42 && int('-7') == -7 && int(3.9) == 3 && int(-3.9) == -3 && int(5) == 5",
    "float('1.5') == 1.5 && float('2e3') == 2000.0 && float(3) is float",
    "bool('true') == true && bool('false') == false && bool(true)",
    "path('/a/b') == /a/b && path('a/b') == /a/b",
    "path('/a/$(x)').bind({'x': 'b'}) == /a/b && path('/a/{x}').bind({'x': 'b'}) == /a/b",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ["int('1.5') == 1", "Value '1.5' can not be converted to int."],
    ["int('9223372036854775808') == 1", 'Integer overflow.'],
    ['int(1.0e300) == 1', 'Integer overflow.'],
    ["float('x') == 1", "Value 'x' can not be converted to float."],
    ["bool('yes')", "Value 'yes' can not be converted to bool."],
    ['int(null) == 0', NOT_FOUND('int')],
    ["string([1]) == '[1]'", NOT_FOUND('string')],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })
})

describe('lists', () => {
  it.each([
    '[1, null, [2]].size() == 3 && [].size() == 0',
    '[1, 2].concat([2, 3]) == [1, 2, 2, 3]',
    "[1, 'a', true, 2.5].join(',') == '1,a,true,2.5' && [].join(',') == ''",
    '[1, 2, 1].removeAll([1, 9]) == [2]',
    '[1, 2, 1.0].toSet().size() == 2',
    '[1, 2].hasAll([2]) && ![1, 2].hasAll([2, 3]) && [1].hasAll([])',
    '[1, 2].hasAny([3, 2]) && ![1, 2].hasAny([3]) && ![1].hasAny([])',
    "['a', 'b'].hasOnly(['a', 'b', 'c']) && !['a', 'b'].hasOnly(['a', 'c']) && ['a', 'a'].hasOnly(['a'])",
    '[1, 2].hasAll([2].toSet()) && [1].hasOnly([1, 2].toSet())',
    '2 in [1, 2] && !(3 in [1, 2]) && null in [null] && 1.0 in [1]',
    '[10, 20][1] == 20 && [null][0] == null && [1, 2, 3][1:3] == [2, 3] && [1][1:1] == []',
    "[[1], {'a': [2]}] == [[1], {'a': [2]}] && [1, 2] != [2, 1] && [1] != [1, 2]",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ['[1][1] == 1', 'Index 1 is out of range.'],
    ['[1][-1] == 1', 'Index -1 is out of range.'],
    ['[1][0:2] == [1]', 'Index 2 is out of range.'],
    ['[1].hasAll(1)', NOT_FOUND('hasAll')],
    ["[[1]].join('') == ''", NOT_FOUND('join')],
    [
      '[1] + [2] == []',
      'Unsupported operation error. Received: list + list. Expected: number + number, string + string, ' +
        'duration + duration, timestamp + duration.',
    ],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })
})

describe('maps', () => {
  it.each([
    "{'a': 1, 'b': null}.size() == 2 && {}.size() == 0",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1, 'b': 2}.values() == [1, 2]",
    "{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && {'a': null}.a == null",
    "'a' in {'a': null} && !('b' in {'a': 1}) && !(1 in {'a': 1})",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': {'b': 1}}.get(['a', 'c'], 0) == 0",
    "{'a': 1}.get('b', null) == null && {'a': null}.get('a', 1) == null && {'a': 1}.get(['a', 'b'], 0) == 0",
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1.0} && {'a': 1} != {'a': 2} && {'a': 1} != {'b': 1}",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ["{'a': 1}.b == 1", 'Property b is undefined on object.'],
    ["{'a': 1}['b'] == 1", 'Property b is undefined on object.'],
    ["{'a': null}.a.b == 1", 'Null value error.'],
    ["{'a': 1}.a.b == 1", 'Property b is undefined on object.'],
    ['{1: 2}.size() == 1', 'The key of a map must be a string.'],
    ["{'a': 1}.get('a') == 1", NOT_FOUND('get')],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })

  it.each([
    ['addedKeys', 'new'],
    ['removedKeys', 'old'],
    ['changedKeys', 'changed'],
    ['unchangedKeys', 'same'],
  ])('tells apart %s of a difference', (method, key) => {
    const mine = "{'same': [1], 'changed': 1, 'new': 1}"
    const theirs = "{'same': [1], 'changed': 2, 'old': 1}"
    expect(outcome(`${mine}.diff(${theirs}).${method}() == ['${key}'].toSet()`)).toBe(true)
    expect(outcome(`${mine}.diff(${theirs}).affectedKeys() == ['new', 'old', 'changed'].toSet()`)).toBe(true)
    expect(outcome(`${mine}.diff(${mine}).affectedKeys().size() == 0`)).toBe(true)
  })
})

describe('sets', () => {
  it.each([
    '[1, 1, 2].toSet().size() == 2',
    '[1, 2].toSet() == [2, 1].toSet() && [1].toSet() != [1, 2].toSet() && [1].toSet() != [1]',
    '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2, 3].toSet()) == [1].toSet()',
    '[1, 2].toSet().hasAll([1]) && [1].toSet().hasAny([1, 2]) && [1].toSet().hasOnly([1, 2].toSet())',
    '1 in [1].toSet() && [1].toSet() is set && ["a"].toSet().difference([].toSet()).size() == 1',
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it('takes no list where only a set is meant', () => {
    expect(outcome('[1].toSet().union([2]).size() == 2')).toBe(NOT_FOUND('union'))
  })
})

describe('timestamps and durations', () => {
  it.each([
    'request.time.seconds() == 56 && request.time.minutes() == 34 && request.time.hours() == 12',
    'request.time.day() == 15 && request.time.month() == 1 && request.time.year() == 2026',
    'request.time.nanos() == 123456789 && request.time.toMillis() == 1768480496123',
    'request.time.dayOfWeek() == 4 && timestamp.date(2026, 1, 18).dayOfWeek() == 7',
    'timestamp.date(2024, 12, 31).dayOfYear() == 366 && timestamp.date(2024, 1, 1).dayOfYear() == 1',
    'request.time.date() == timestamp.date(2026, 1, 15)',
    'request.time.time() == duration.time(12, 34, 56, 123456789)',
    'timestamp.value(1000) == timestamp.date(1970, 1, 1) + duration.value(1, "s")',
    'timestamp.value(-1) < timestamp.value(0) && timestamp.value(-1).toMillis() == -1',
    'timestamp.date(1969, 12, 31).date() == timestamp.date(1969, 12, 31)',
    "timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(24, 'h')",
    "timestamp.date(2026, 1, 2) - duration.value(1, 'd') == timestamp.date(2026, 1, 1)",
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'm') == duration.value(60, 's')",
    "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')",
    "duration.value(1, 's') - duration.value(2, 's') == duration.value(-1, 's')",
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    "duration.value(1, 'h') > duration.value(59, 'm') && request.time >= request.time",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ['timestamp.date(2023, 2, 29).day() == 1', 'Invalid date.'],
    ['timestamp.value(253402300800000).day() == 1', 'Timestamp out of range.'],
    ["duration.value(1, 'y').seconds() == 1", NOT_FOUND('duration.value')],
    ["duration.value(1.5, 's').seconds() == 1", NOT_FOUND('duration.value')],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })
})

describe('numbers', () => {
  it.each([
    'math.abs(-2.5) == 2.5 && math.abs(-2) is int',
    'math.ceil(-1.5) == -1 && math.floor(-1.5) == -2 && math.ceil(3) == 3 && math.floor(1.0) is int',
    'math.round(2.5) == 3 && math.round(-2.5) == -3 && math.round(2) == 2',
    'math.sqrt(2.25) == 1.5 && math.pow(2, 0.5) == math.sqrt(2) && math.isNaN(math.sqrt(-1))',
    'math.isInfinite(1.0 / 0) && !math.isInfinite(1) && !math.isNaN(1)',
    '7 / 2 == 3 && -7 / 2 == -3 && 7 % 3 == 1 && -7 % 3 == -1 && 7 / 2.0 == 3.5',
    '1 + 2 * 3 - 4 == 3 && 1 + 0.5 == 1.5 && 1 + 2 is int && 1 + 2.0 is float',
    '1 == 1.0 && 9007199254740993 != 9007199254740992.0 && 9007199254740993 > 9007199254740992.0',
    '-9223372036854775808 < 9223372036854775807 && -(5) == -5 && -(2.5) == -2.5',
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ['1 / 0 == 0', 'Division by zero.'],
    ['1 % 0 == 0', 'Division by zero.'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow.'],
    ['-9223372036854775808 - 1 < 0', 'Integer overflow.'],
    ['9223372036854775807 * 2 > 0', 'Integer overflow.'],
    ['math.abs(-9223372036854775808) > 0', 'Integer overflow.'],
    ['-(-9223372036854775808) > 0', 'Integer overflow.'],
    ['math.ceil(1.0 / 0) > 0', 'Integer overflow.'],
    ["math.abs('1') == 1", NOT_FOUND('math.abs')],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })
})

describe('bytes and hashes', () => {
  it.each([
    "b'abc'.size() == 3 && b'abc' == 'abc'.toUtf8() && b'abc' != b'abd'",
    "b'\\xff'.toBase64() == '_w==' && b'\\xAb'.toHexString() == 'AB'",
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256(b'') == hashing.sha256('')",
    "hashing.crc32('123456789').toHexString() == 'CBF43926'",
    "hashing.crc32c('123456789').toHexString() == 'E3069283'",
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it('takes nothing else', () => {
    expect(outcome('hashing.md5(1).size() == 16')).toBe(NOT_FOUND('hashing.md5'))
  })
})

describe('places and paths', () => {
  it.each([
    'latlng.value(1, 2.5).latitude() == 1 && latlng.value(1, 2.5).longitude() == 2.5',
    'latlng.value(1, 2) == latlng.value(1.0, 2.0) && latlng.value(1, 2) != latlng.value(2, 1)',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 180)) / 1000) == 20015',
    '/a/b == /a/b && /a/b != /a/c && /a != /a/b && /a/$("b") == /a/b',
    "/a/b[1] == 'b' && /a/b is path",
    "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
    "(/a/$(foo)).bind({'foo': /b/c}) == /a/b/c && (/a/$(foo)) == (/a/$(foo)) && (/a/$(foo)) != (/a/$(bar))",
    '/a/$(/b/c)/d == /a/b/c/d',
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ['latlng.value(91, 0).latitude() == 91', 'Latitude or longitude out of range.'],
    ['/a/b[2] == "c"', 'Index 2 is out of range.'],
    ['/a/$(1) == /a/b', 'A segment of a path must be a string or a path.'],
    ['/a/$(null) == /a/b', 'Null value error.'],
    ['/a/$("") == /a/b', 'A segment of a path must be a string or a path.'],
  ])('%s is an error', (expression, reason) => {
    expect(outcome(expression)).toBe(reason)
  })
})
