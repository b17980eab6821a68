import { describe, expect, it } from 'vitest'
import { networkOf } from './callerAddress.ts'

const from = (forwardedFor: string | undefined, remoteAddress?: string) => ({ forwardedFor, remoteAddress })

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['forged, 1.2.3.4 ,203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['not an address', 'unknown'],
    ['203.0.113.7, ', 'unknown'],
  ])('%j is %s', (header, expected) => {
    expect(networkOf(from(header), false)).toBe(expected)
  })

  it('is that of the connection where no header came', () => {
    expect(networkOf(from(undefined, '203.0.113.9'), false)).toBe('203.0.113.9')
    expect(networkOf(from(undefined), false)).toBe('unknown')
  })

  it('is nothing for a direct call inside the emulator, and the header there where one came', () => {
    expect(networkOf(from(undefined, '127.0.0.1'), true)).toBeUndefined()
    expect(networkOf(from('203.0.113.7', '127.0.0.1'), true)).toBe('203.0.113.7')
  })
})
