import {
  capShape,
  combedBack,
  cloud,
  curls,
  type HairCut,
  hairline,
  type HairInk,
  mass,
  strands,
  toneOf,
  along,
} from './hairShapes.ts'
import { element, group, type Point, smooth, soft, stroke } from './svg.ts'

/** Cropped sides that let the skin through. */
function fade(ink: HairInk, opacity: number, line = hairline(ink)): string {
  return element('path', { d: capShape(ink, 2, 2, line), fill: ink.hair.dark, opacity })
}

export const bald: HairCut = (ink) => ({
  back: '',
  front: soft(7, {
    d: smooth([
      ink.head.at(ink.shot.light * 40, -168, 80),
      ink.head.at(ink.shot.light * 74, -142, 84),
      ink.head.at(ink.shot.light * 62, -116, 100),
      ink.head.at(ink.shot.light * 30, -140, 106),
    ]),
    fill: ink.skin.light,
    opacity: 0.75,
  }),
})

export const shaved: HairCut = (ink) => ({ back: '', front: fade(ink, 0.72) })

export const receding: HairCut = (ink) => {
  const line = hairline(ink, { height: -166, recede: 34 })
  return { back: '', front: mass(ink, capShape(ink, 6, 3, line), combedBack(ink, 6, 3, line, 34), 4) }
}

export const sidePart: HairCut = (ink) => {
  const { head } = ink
  const k = ink.shot.light
  const line: Point[] = [
    head.at(-k * 127, 14, 22),
    head.at(-k * 121, -30, 46),
    head.at(-k * 112, -72, 68),
    head.at(-k * 84, -100, 92),
    head.at(-k * 36, -106, 116),
    head.at(k * 10, -118, 122),
    head.at(k * 52, -142, 108),
    head.at(k * 78, -126, 96),
    head.at(k * 108, -88, 76),
    head.at(k * 119, -30, 48),
    head.at(k * 127, 14, 22),
  ]
  const ordered = k === 1 ? line : line.toReversed()
  const part = head.at(k * 56, -150, 100)
  const crown = head.cap(26, 15, 34)
  const far = along(k === 1 ? crown.slice(0, 9) : crown.slice(-9).toReversed(), 14)
  const sweep = far.map((to, index) =>
    element('path', {
      d: stroke([part, [(part[0] + to[0]) / 2 - k * 8, Math.min(part[1], to[1]) - 6 + index * 4], to], 6),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.42,
    }),
  )
  const fringe = [0, 1, 2, 3].map((index) =>
    element('path', {
      d: stroke(
        [
          part,
          head.at(k * (10 - index * 14), -138 + index * 6, 122),
          head.at(-k * (40 + index * 16), -118 + index * 10, 112),
        ],
        5,
      ),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.5,
    }),
  )
  return {
    back: '',
    front: mass(
      ink,
      capShape(ink, 12, 32, ordered),
      [
        ...sweep,
        ...fringe,
        element('path', {
          d: stroke([part, head.at(k * 66, -178, 50), head.at(k * 60, -200, 0)], 4),
          fill: ink.hair.dark,
        }),
      ].join(''),
    ),
  }
}

export const quiff: HairCut = (ink) => {
  const { head } = ink
  const k = -ink.shot.light
  const line = hairline(ink, { height: -120, side: 10 })
  const top: Point[] = [
    head.at(-112, -96, 70),
    head.at(-122, -150, 20),
    head.at(-104, -206, 0),
    head.at(k * 20 - 40, -254, 20),
    head.at(k * 40 + 30, -258, 30),
    head.at(108, -208, 0),
    head.at(122, -150, 20),
    head.at(112, -96, 70),
    head.at(70, -116, 104),
    head.at(26, -128, 118),
    head.at(-26, -128, 118),
    head.at(-70, -116, 104),
  ]
  const locks = Array.from({ length: 13 }, (_, index) => {
    const x = -84 + index * 14
    return element('path', {
      d: stroke(
        [
          head.at(x, -112, 108),
          head.at(x * 1.06 + k * 4, -170, 60),
          head.at(x * 1.0 + k * 24, -232 + Math.abs(x) * 0.28, 20),
        ],
        7,
      ),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.48,
    })
  })
  return { back: '', front: fade(ink, 0.84, line) + mass(ink, smooth(top), locks.join(''), 6) }
}

export const slickBack: HairCut = (ink) => {
  const line = hairline(ink, { height: -128, recede: ink.look.age > 45 ? 22 : 8, side: 16 })
  return { back: '', front: mass(ink, capShape(ink, 9, 24, line), combedBack(ink, 9, 24, line, 40)) }
}

export const crop: HairCut = (ink) => {
  const { head, random } = ink
  const tips: Point[] = Array.from({ length: 17 }, (_, index) => {
    const x = -104 + index * 13
    const depth = index % 2 === 0 ? 0 : 13
    return head.at(x, -100 - depth + random.between(-4, 4) + Math.abs(x) * 0.1, 120 - Math.abs(x) * 0.42)
  })
  const line = [...hairline(ink, { side: 14 }).slice(0, 3), ...tips, ...hairline(ink, { side: 14 }).slice(-3)]
  const texture = Array.from({ length: 30 }, (_, index) => {
    const x = -112 + (index % 15) * 16
    const y = index < 15 ? -128 : -172
    return element('path', {
      d: stroke(
        [head.at(x * 0.9, y - 34, 60), head.at(x, y - 8, 100), head.at(x * 1.04 + 4, y + 22, 114)],
        8,
      ),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.42,
    })
  })
  return { back: '', front: mass(ink, capShape(ink, 8, 24, line), texture.join('')) }
}

export const curlyTop: HairCut = (ink) => {
  const { head } = ink
  const arc = head.cap(-60, 14, 42).filter(([, y]) => y < -96)
  const rows: Point[] = [
    ...along(arc, 12),
    ...along(
      arc.map(([x, y]): Point => [x * 0.82, y + 34]),
      10,
    ),
    ...along(
      [
        head.at(-88, -104, 92),
        head.at(-40, -122, 114),
        head.at(0, -124, 120),
        head.at(40, -122, 114),
        head.at(88, -104, 92),
      ],
      10,
    ),
  ]
  const fill = smooth([...arc, head.at(96, -112, 88), head.at(0, -130, 120), head.at(-96, -112, 88)])
  const shape = fill + cloud(ink, rows, 27)
  return { back: '', front: fade(ink, 0.86) + mass(ink, shape, curls(ink, rows, 20, 14, 5), 8) }
}

export const pixie: HairCut = (ink) => {
  const { head } = ink
  const k = ink.shot.light
  const raw: Point[] = [
    head.at(-k * 126, 34, 30),
    head.at(-k * 112, 2, 58),
    head.at(-k * 104, -44, 74),
    head.at(-k * 74, -66, 104),
    head.at(-k * 30, -92, 120),
    head.at(k * 16, -116, 122),
    head.at(k * 56, -132, 106),
    head.at(k * 96, -98, 84),
    head.at(k * 116, -44, 58),
    head.at(k * 112, 4, 54),
    head.at(k * 126, 34, 30),
  ]
  const line = k === 1 ? raw : raw.toReversed()
  const part = head.at(k * 58, -170, 80)
  const tips = along(raw.slice(1, 6), 12)
  const sweep = tips.map((to, index) =>
    element('path', {
      d: stroke([part, [part[0] * 0.4 + to[0] * 0.6 - k * 6, part[1] + (to[1] - part[1]) * 0.3], to], 6.5),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.45,
    }),
  )
  const over = along(head.cap(26, 16, 30), 16).map((to, index) =>
    element('path', {
      d: stroke([part, [(part[0] + to[0]) / 2, Math.min(part[1], to[1]) - 8], to], 5),
      fill: index % 2 === 0 ? ink.hair.dark : ink.hair.light,
      opacity: 0.35,
    }),
  )
  return { back: '', front: mass(ink, capShape(ink, 15, 30, line, 34), sweep.join('') + over.join('')) }
}

/** Combed tight to the skull, parted in the middle or not at all: the base of buns, tails and plaits. */
export function sleek(ink: HairInk, parted: boolean): string {
  const line = hairline(ink, { height: -130, recede: 4 })
  const shape = capShape(ink, 7, 10, line)
  if (!parted) return mass(ink, shape, combedBack(ink, 7, 10, line, 44), 6)
  const { head } = ink
  const part = [head.at(0, -126, 122), head.at(0, -168, 84), head.at(0, -196, 10)]
  const combed = ([1, -1] as const).map((k) => {
    const ends = k === 1 ? line.toReversed() : line
    const outer = ([head.edge(26, k, 7), head.edge(-40, k, 7), head.edge(-110, k, 8)] as const).map(
      (p): Point => p,
    )
    return strands(
      ink,
      [part[0] ?? [0, 0], ends[3] ?? [0, 0], ends[0] ?? [0, 0]],
      [part[2] ?? [0, 0], outer[2] ?? [0, 0], outer[0] ?? [0, 0]],
      16,
      4,
    )
  })
  return mass(
    ink,
    shape,
    combed.join('') + element('path', { d: stroke(part, 4, 4, 2), fill: ink.skin.shade }),
    6,
  )
}

export const topBun: HairCut = (ink) => {
  const [cx, cy] = ink.head.at(0, -236, -30)
  const bun = smooth([
    [cx - 64, cy + 10],
    [cx - 52, cy - 44],
    [cx, cy - 66],
    [cx + 52, cy - 44],
    [cx + 64, cy + 10],
    [cx + 30, cy + 46],
    [cx - 30, cy + 46],
  ])
  const swirl = [0, 1, 2, 3].map((index) =>
    element('path', {
      d: stroke(
        [
          [cx - 50 + index * 6, cy + 22 - index * 16],
          [cx - 8, cy - 44 + index * 20],
          [cx + 52 - index * 8, cy - 6 + index * 8],
        ],
        7,
      ),
      fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
      opacity: 0.55,
    }),
  )
  return {
    back:
      element('path', { d: bun, fill: toneOf(ink) }) + group({ 'clip-path': ink.defs.clip(bun) }, ...swirl),
    front: sleek(ink, false),
  }
}

export const lowBun: HairCut = (ink) => {
  const k = ink.head.yaw > 0 ? -1 : 1
  const [cx, cy] = [k * 92 - Math.sin(ink.head.yaw) * 60, 128]
  const bun = smooth([
    [cx - 62, cy],
    [cx - 40, cy - 54],
    [cx + 40, cy - 54],
    [cx + 62, cy],
    [cx + 36, cy + 56],
    [cx - 36, cy + 56],
  ])
  return {
    back:
      element('path', { d: bun, fill: ink.hair.base }) +
      group(
        { 'clip-path': ink.defs.clip(bun) },
        strands(
          ink,
          [
            [cx - 60, cy - 20],
            [cx, cy - 60],
            [cx + 60, cy - 10],
          ],
          [
            [cx - 40, cy + 50],
            [cx, cy + 20],
            [cx + 50, cy + 50],
          ],
          7,
          7,
        ),
      ),
    front: sleek(ink, true),
  }
}

export const ponytail: HairCut = (ink) => {
  const k = -ink.shot.light
  const [x, y] = ink.head.at(k * 30, -218, -60)
  const outer: Point[] = [
    [x - k * 30, y + 34],
    [x + k * 24, y - 22],
    [x + k * 100, y - 12],
    [x + k * 176, y + 90],
    [x + k * 190, y + 250],
    [x + k * 150, y + 420],
    [x + k * 168, y + 520],
  ]
  const inner: Point[] = [
    [x - k * 26, y + 40],
    [x + k * 60, y + 60],
    [x + k * 100, y + 160],
    [x + k * 108, y + 280],
    [x + k * 92, y + 400],
    [x + k * 168, y + 520],
  ]
  const tail = `${smooth(outer, false)}L${smooth(inner.toReversed(), false).slice(1)}Z`
  return {
    back:
      element('path', { d: tail, fill: toneOf(ink) }) +
      group({ 'clip-path': ink.defs.clip(tail) }, strands(ink, outer, inner, 12, 7)),
    front: sleek(ink, false),
  }
}
