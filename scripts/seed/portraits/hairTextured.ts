import { mix } from './colour.ts'
import { along, capShape, cloud, curls, type HairCut, hairline, mass, plait, rope } from './hairShapes.ts'
import { sleek } from './hairShort.ts'
import { element, group, type Point, smooth } from './svg.ts'

/** Places all over an ellipse, edge included. */
function fill(centre: Point, rx: number, ry: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count)
    return [centre[0] + Math.cos(angle) * rx * reach, centre[1] + Math.sin(angle) * ry * reach]
  })
}

function rim(centre: Point, rx: number, ry: number, count: number, from = 0, to = Math.PI * 2): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = from + ((to - from) * index) / count
    return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry]
  })
}

/** A round afro: `rx` and `ry` are its reach around a place above the eyes. */
function roundAfro(rx: number, ry: number, low: number, lock: number): HairCut {
  return (ink) => {
    const { head, defs } = ink
    const centre = head.at(0, low, -20)
    const places = fill(centre, rx - lock, ry - lock, 90)
    const back =
      smooth(rim(centre, rx - lock * 0.7, ry - lock * 0.7, 20)) +
      cloud(
        ink,
        rim(centre, rx - lock * 0.6, ry - lock * 0.6, Math.round(((rx + ry) * 2.4) / lock)),
        lock,
        0.22,
      )
    const line = hairline(ink, { height: -122, side: 30 })
    const outer = rim(centre, rx - lock * 0.4, ry - lock * 0.4, 22, Math.PI * 0.94, Math.PI * 2.06)
    const [sideLeft, sideRight] = [line[0] ?? centre, line.at(-1) ?? centre]
    const frontShape =
      smooth([sideLeft, ...outer, sideRight], false) +
      `L${smooth(line.toReversed(), false).slice(1)}Z` +
      cloud(ink, along(line, 26), lock * 0.5, 0.3) +
      cloud(ink, outer, lock, 0.22)
    const faceHole = places.filter(([x, y]) => y < head.at(0, -118, 110)[1] || Math.abs(x - centre[0]) > 118)
    return {
      back:
        element('path', { d: back, fill: mix(ink.hair.base, ink.hair.dark, 0.5) }) +
        group(
          { 'clip-path': defs.clip(back) },
          curls(ink, rim(centre, rx - lock, ry - lock, 30), 26, lock * 0.42, 3),
        ),
      front: mass(ink, frontShape, curls(ink, faceHole, 24, lock * 0.42, 6), 8),
    }
  }
}

export const afro: HairCut = roundAfro(222, 204, -66, 26)
export const taperedAfro: HairCut = (ink) => {
  const { head } = ink
  const line = hairline(ink, { height: -120, side: 20 })
  const arc = head.cap(-60, 26, 58)
  const rows = [
    ...along(arc, 18),
    ...along(
      arc.map(([x, y]): Point => [x * 0.84, y * 0.8 - 8]),
      14,
    ),
  ]
  const shape = capShape(ink, 24, 56, line, -60) + cloud(ink, along(arc, 26), 17, 0.2)
  const texture = fill(head.at(0, -160, 0), 130, 82, 70)
  return {
    back: '',
    front:
      element('path', {
        d: capShape(ink, 3, 3, hairline(ink, { side: 30 })),
        fill: ink.hair.dark,
        opacity: 0.85,
      }) + mass(ink, shape, curls(ink, [...texture, ...rows], 14, 9.5, 4), 7),
  }
}

export const afroPuffs: HairCut = (ink) => {
  const puffs = ([1, -1] as const).map((k) => {
    const centre = ink.head.at(k * 148, -176, -10)
    const shape = smooth(rim(centre, 72, 68, 16)) + cloud(ink, rim(centre, 70, 66, 18), 19, 0.2)
    return (
      element('path', { d: shape, fill: ink.hair.base }) +
      group({ 'clip-path': ink.defs.clip(shape) }, curls(ink, fill(centre, 66, 62, 26), 14, 10, 5))
    )
  })
  return { back: puffs.join(''), front: sleek(ink, true) }
}

interface Ropes {
  readonly width: number
  readonly segment: number
  readonly length: number
  readonly count: number
}

/** Ropes of hair from a parting, behind the shoulders and along the face. */
function ropes({ width, segment, length, count }: Ropes): HairCut {
  return (ink) => {
    const { head, random } = ink
    const line = hairline(ink, { height: -130, side: 30 })
    const back = Array.from({ length: count }, (_, index) => {
      const t = (index / (count - 1)) * 2 - 1
      const [x] = head.edge(10, t < 0 ? -1 : 1, 14)
      const px = Math.abs(t) * x
      const end = length + random.between(-26, 18)
      return rope(
        ink,
        [
          [px * 0.85, -80],
          [px * 1.02, 60],
          [px * 1.08 + random.between(-8, 8), end * 0.6],
          [px * 1.06 + random.between(-12, 12), end],
        ],
        width,
        segment,
        index % 3 === 0,
      )
    })
    const sides = ([1, -1] as const).flatMap((k) =>
      // On the far side of a turned head there is room for fewer before they hide the eye.
      Array.from({ length: ink.head.yaw * k > 0.12 ? 2 : 4 }, (_, index) => {
        const [x] = head.edge(20, k, 16)
        const px = x - k * index * width * 0.62
        const end = length - index * 14 + random.between(-16, 16)
        return rope(
          ink,
          [
            head.at(k * (18 + index * 3), -186 + index * 7, 30 + index * 15),
            head.edge(-120, k, 12 - index * 9),
            [px + k * 2, -30],
            [px + k * 6, 90],
            [px + k * (14 - index * 2), end * 0.65],
            [px + k * (8 + random.between(-10, 10)), end],
          ],
          width,
          segment,
          (index + (k === ink.shot.light ? 0 : 1)) % 2 === 0,
        )
      }).toReversed(),
    )
    const cap = capShape(ink, 12, 18, line)
    const rows = ([1, -1] as const).flatMap((k) =>
      Array.from({ length: 7 }, (_, index) =>
        rope(
          ink,
          [
            head.at(k * (6 + index * 15), -132 + index * index * 1.1, 118 - index * 6),
            head.at(k * (8 + index * 20), -176 + index * 8, 60),
            head.at(k * (10 + index * 17), -206 + index * 5, 0),
          ],
          width * 0.8,
          segment,
          index % 2 === 0,
        ),
      ),
    )
    return { back: back.join(''), front: mass(ink, cap, rows.join(''), 7) + sides.join('') }
  }
}

export const boxBraids = ropes({ width: 14, segment: 9, length: 390, count: 22 })
export const locs: HairCut = (ink) =>
  ropes({ width: 21, segment: 15, length: ink.look.build === 'masculine' ? 190 : 330, count: 14 })(ink)

export const cornrows: HairCut = (ink) => {
  const { head } = ink
  const line = hairline(ink, { height: -128, recede: 2 })
  const rows = Array.from({ length: 13 }, (_, index) => {
    const x = -108 + index * 18
    const start = head.at(x, -122 + (Math.abs(x) / 108) ** 2.4 * 66, 122 - Math.abs(x) * 0.52)
    return rope(
      ink,
      [
        start,
        head.at(x * 0.98, -164 + Math.abs(x) * 0.3, 60),
        head.at(x * 0.86, -204 + Math.abs(x) * 0.42, 0),
      ],
      13,
      8,
      index % 2 === 0,
    )
  })
  const tails = ([1, -1] as const).flatMap((k) =>
    [0, 1, 2].map((index) => {
      const [x] = head.edge(60, k, -6)
      return rope(
        ink,
        [
          [x - k * index * 16, 20],
          [x - k * (index * 15 - 4), 140],
          [x - k * (index * 14 - 14), 300 - index * 20],
        ],
        13,
        8,
        index === 1,
      )
    }),
  )
  return {
    back: ink.look.build === 'feminine' ? tails.join('') : '',
    front: mass(
      ink,
      capShape(ink, 6, 8, line),
      element('path', { d: capShape(ink, 6, 8, line), fill: ink.skin.deep, opacity: 0.5 }) + rows.join(''),
      4,
    ),
  }
}

export const twoBraids: HairCut = (ink) => {
  const { head } = ink
  const braids = ([1, -1] as const).map((k) => {
    const [x] = head.edge(60, k, 0)
    return (
      plait(
        ink,
        [
          [x - k * 10, 66],
          [x + k * 6, 150],
          [x + k * 2, 260],
          [x - k * 16, 400],
        ],
        46,
      ) +
      element('rect', {
        x: x - k * 16 - 17,
        y: 388,
        width: 34,
        height: 12,
        rx: 5,
        fill: ink.shot.accentColour,
      })
    )
  })
  return { back: '', front: braids.join('') + sleek(ink, true) }
}

export const braidedCrown: HairCut = (ink) => {
  const { head } = ink
  const arc = [
    head.at(-122, -84, 50),
    head.at(-104, -146, 56),
    head.at(-52, -184, 62),
    head.at(0, -196, 64),
    head.at(52, -184, 62),
    head.at(104, -146, 56),
    head.at(122, -84, 50),
  ]
  return {
    back: element('path', { d: smooth(rim([0, 120], 84, 54, 12)), fill: ink.hair.dark }),
    front: sleek(ink, false) + plait(ink, arc, 40),
  }
}
