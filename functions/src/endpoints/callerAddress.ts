import { isIPv4, isIPv6 } from 'node:net'

/** What of a request tells where it comes from. */
export interface Origin {
  readonly forwardedFor: string | undefined
  readonly remoteAddress: string | undefined
}

/**
 * The network that a request comes from: an IPv4 address or the first half of an IPv6 one, since anybody has billions of the
 * second half. Google's front end adds the address it saw at the end of `X-Forwarded-For`; what stands before is the
 * caller's own invention. `undefined` only for a direct call inside the emulator, which nobody else can reach.
 */
export function networkOf({ forwardedFor, remoteAddress }: Origin, isEmulated: boolean): string | undefined {
  const forwarded = forwardedFor?.split(',').at(-1)?.trim()
  if (isEmulated && (forwarded === undefined || forwarded === '')) return undefined
  const address = (forwarded ?? remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? firstHalfOf(address) : 'unknown'
}

/** `2001:db8::1` → `2001:db8:0:0`. The URL parser knows every way of writing an IPv6 address. */
function firstHalfOf(address: string): string {
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
