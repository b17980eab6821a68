/** Colours are made in OKLCH, where equal steps look equal, and written as `#rrggbb`. */
interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function toLab(hex: string): [number, number, number] {
  const [red, green, blue] = channels(hex)
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = rgb.map((value) => {
    const byte = Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

function toLch(hex: string): Lch {
  const [l, a, b] = toLab(hex)
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** `hex` with its lightness, chroma (by factor) and hue (in degrees) moved. */
export function shift(hex: string, lightness: number, chroma = 1, hue = 0): string {
  const { l, c, h } = toLch(hex)
  const angle = ((h + hue) * Math.PI) / 180
  return fromLab(
    Math.min(0.99, Math.max(0.03, l + lightness)),
    c * chroma * Math.cos(angle),
    c * chroma * Math.sin(angle),
  )
}

/** Between two colours; `amount` 0 is the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const [l1, a1, b1] = toLab(first)
  const [l2, a2, b2] = toLab(second)
  return fromLab(l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount)
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightnessOf(hex: string): number {
  return toLab(hex)[0]
}
