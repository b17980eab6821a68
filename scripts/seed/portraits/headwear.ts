import { shift } from './colour.ts'
import type { FaceInk } from './ink.ts'
import type { Headwear } from './look.ts'
import { element, group, type Point, smooth, soft, stroke } from './svg.ts'

/** How much of the hair a hat hides: nothing, the top, or all of it. */
export const HAIR_HIDDEN_BY: Readonly<Record<Headwear, 'nothing' | 'top' | 'all'>> = {
  none: 'nothing',
  headband: 'nothing',
  turban: 'all',
  beanie: 'top',
  fedora: 'top',
  cap: 'top',
  beret: 'top',
  straw: 'top',
}

interface Tones {
  readonly base: string
  readonly light: string
  readonly dark: string
}

type DrawHat = (ink: FaceInk, tones: Tones) => string

function body({ defs, skin, head, shot }: FaceInk, d: string, tones: Tones, details = ''): string {
  return [
    group(
      { 'clip-path': defs.clip(smooth(head.outline)) },
      soft(3, {
        d,
        fill: skin.deep,
        opacity: 0.55,
        transform: 'translate(0 14)',
      }),
    ),
    element('path', {
      d,
      fill: defs.linear(
        [shot.light * 190, -300],
        [-shot.light * 170, -60],
        [
          [0, tones.light],
          [0.45, tones.base],
          [1, tones.dark],
        ],
      ),
    }),
    group({ 'clip-path': defs.clip(d) }, details),
  ].join('')
}

const turban: DrawHat = (ink, tones) => {
  const { head, shot } = ink
  const k = shot.light
  const d = smooth([
    head.at(-132, 2, 26),
    head.edge(-60, -1, 30),
    head.edge(-150, -1, 44),
    head.at(-70, -254, -10),
    head.at(0, -276, -10),
    head.at(70, -254, -10),
    head.edge(-150, 1, 44),
    head.edge(-60, 1, 30),
    head.at(132, 2, 26),
    head.at(116, -54, 66),
    head.at(84, -94, 96),
    head.at(0, -116, 124),
    head.at(-84, -94, 96),
    head.at(-116, -54, 66),
  ])
  const fold = (offset: number): Point[] => [
    head.at(-k * 140, -20 - offset * 0.4, 20),
    head.at(-k * 92, -128 - offset * 0.8, 76),
    head.at(k * 4, -170 - offset, 96),
    head.at(k * 100, -150 - offset * 0.6, 60),
  ]
  const knot = smooth([
    head.at(k * 20 - 46, -196, 110),
    head.at(k * 20 - 20, -236, 100),
    head.at(k * 20 + 34, -232, 100),
    head.at(k * 20 + 52, -190, 106),
    head.at(k * 20 + 22, -158, 118),
    head.at(k * 20 - 28, -162, 118),
  ])
  const folds = [0, 26, 52, 80, 108].map((offset, index) =>
    element('path', {
      d: stroke(fold(offset - 22), 9),
      fill: index % 2 === 0 ? tones.dark : tones.light,
      opacity: 0.75,
    }),
  )
  return (
    body(ink, d, tones, folds.join('')) +
    element('path', { d: knot, fill: tones.base, stroke: tones.dark, 'stroke-width': 3 }) +
    element('path', {
      d:
        stroke(
          [head.at(k * 20 - 34, -190, 112), head.at(k * 20, -206, 114), head.at(k * 20 + 40, -198, 112)],
          8,
        ) +
        stroke(
          [head.at(k * 20 - 20, -172, 116), head.at(k * 20 + 6, -186, 118), head.at(k * 20 + 36, -176, 114)],
          6,
        ),
      fill: tones.dark,
      opacity: 0.8,
    })
  )
}

const beanie: DrawHat = (ink, tones) => {
  const { head } = ink
  const d = smooth([
    head.edge(-46, -1, 12),
    head.edge(-110, -1, 20),
    head.at(-96, -220, 0),
    head.at(-30, -262, 0),
    head.at(36, -262, 0),
    head.at(100, -220, 0),
    head.edge(-110, 1, 20),
    head.edge(-46, 1, 12),
    head.at(70, -78, 100),
    head.at(0, -72, 122),
    head.at(-70, -78, 100),
  ])
  const band = smooth(
    [
      head.edge(-40, -1, 15),
      head.edge(-104, -1, 19),
      head.at(-70, -142, 96),
      head.at(0, -138, 112),
      head.at(70, -142, 96),
      head.edge(-104, 1, 19),
      head.edge(-40, 1, 15),
      head.at(74, -72, 100),
      head.at(0, -66, 124),
      head.at(-74, -72, 100),
    ],
    true,
    0.9,
  )
  const ribs = Array.from({ length: 19 }, (_, index) => {
    const x = -126 + index * 14
    return element('path', {
      d: stroke(
        [
          head.at(x, -136, 110 - Math.abs(x) * 0.5),
          head.at(x * 1.02, -70 + Math.abs(x) * 0.08, 122 - Math.abs(x) * 0.5),
        ],
        4,
        3,
        3,
      ),
      fill: tones.dark,
      opacity: 0.6,
    })
  })
  return (
    body(ink, d, tones) +
    element('path', { d: band, fill: tones.light }) +
    group({ 'clip-path': ink.defs.clip(band) }, ...ribs)
  )
}

/** A crown with a band over a brim; the fedora and the straw hat. */
function brimmed(brimWidth: number, crownHeight: number, woven: boolean): DrawHat {
  return (ink, tones) => {
    const { head, shot } = ink
    const tilt = `rotate(${String(shot.light * -4)})`
    const brim = smooth([
      head.at(-brimWidth, -92, 20),
      head.at(-brimWidth * 0.6, -124, 0),
      head.at(0, -132, 0),
      head.at(brimWidth * 0.6, -124, 0),
      head.at(brimWidth, -92, 20),
      head.at(brimWidth * 0.6, -66, 130),
      head.at(0, -56, 160),
      head.at(-brimWidth * 0.6, -66, 130),
    ])
    const crown = smooth(
      [
        head.at(-136, -104, 20),
        head.at(-126, -190, 10),
        head.at(-96, -crownHeight, 0),
        head.at(-26, -crownHeight + 14, 0),
        head.at(30, -crownHeight + 14, 0),
        head.at(98, -crownHeight, 0),
        head.at(128, -190, 10),
        head.at(136, -104, 20),
        head.at(0, -92, 110),
      ],
      true,
      0.9,
    )
    const band = smooth(
      [
        head.at(-136, -104, 20),
        head.at(-132, -142, 20),
        head.at(0, -138, 100),
        head.at(132, -142, 20),
        head.at(136, -104, 20),
        head.at(0, -94, 110),
      ],
      true,
      0.9,
    )
    const weave = woven
      ? Array.from({ length: 9 }, (_, index) =>
          element('path', {
            d: smooth(
              [
                head.at(-140, -110 - index * 20, 10),
                head.at(0, -104 - index * 22, 100),
                head.at(140, -110 - index * 20, 10),
              ],
              false,
            ),
            stroke: tones.dark,
            'stroke-width': 3,
            opacity: 0.35,
            fill: 'none',
          }),
        )
      : [
          element('path', {
            d: stroke(
              [
                head.at(-40, -crownHeight + 10, 40),
                head.at(0, -crownHeight + 46, 60),
                head.at(40, -crownHeight + 10, 40),
              ],
              12,
            ),
            fill: tones.dark,
            opacity: 0.5,
          }),
        ]
    return group(
      { transform: tilt },
      element('path', { d: brim, fill: tones.dark }),
      body(ink, crown, tones, weave.join('')),
      element('path', { d: band, fill: woven ? shot.accentColour : shift(tones.dark, -0.08) }),
      group(
        { 'clip-path': ink.defs.clip(smooth(head.outline)) },
        soft(4, {
          d: brim,
          fill: ink.skin.deep,
          opacity: 0.45,
          transform: 'translate(0 16)',
        }),
      ),
      element('path', {
        d: smooth([
          head.at(-brimWidth, -92, 20),
          head.at(-brimWidth * 0.62, -96, 90),
          head.at(0, -88, 140),
          head.at(brimWidth * 0.62, -96, 90),
          head.at(brimWidth, -92, 20),
          head.at(brimWidth * 0.6, -66, 130),
          head.at(0, -56, 160),
          head.at(-brimWidth * 0.6, -66, 130),
        ]),
        fill: tones.base,
      }),
    )
  }
}

const cap: DrawHat = (ink, tones) => {
  const { head } = ink
  const dome = smooth([
    head.edge(-70, -1, 10),
    head.edge(-130, -1, 16),
    head.at(-80, -224, 0),
    head.at(0, -240, 0),
    head.at(80, -224, 0),
    head.edge(-130, 1, 16),
    head.edge(-70, 1, 10),
    head.at(0, -104, 124),
  ])
  const visor = smooth(
    [
      head.at(-104, -96, 90),
      head.at(-60, -120, 120),
      head.at(0, -126, 130),
      head.at(60, -120, 120),
      head.at(104, -96, 90),
      head.at(94, -54, 150),
      head.at(0, -46, 200),
      head.at(-94, -54, 150),
    ],
    true,
    0.9,
  )
  const seams = [-1, 0, 1].map((f) =>
    element('path', {
      d: stroke([head.at(f * 84, -110, 100), head.at(f * 60, -180, 60), head.at(0, -240, 0)], 3, 2, 2),
      fill: tones.dark,
      opacity: 0.7,
    }),
  )
  return (
    body(ink, dome, tones, seams.join('')) +
    body(ink, visor, { base: tones.dark, light: tones.base, dark: tones.dark })
  )
}

const beret: DrawHat = (ink, tones) => {
  const { head, shot } = ink
  const k = shot.light
  const d = smooth([
    head.at(-k * 128, -92, 50),
    head.at(-k * 150, -160, 0),
    head.at(-k * 60, -234, 0),
    head.at(k * 60, -244, 0),
    head.at(k * 172, -206, 0),
    head.at(k * 190, -142, 0),
    head.at(k * 134, -90, 40),
    head.at(k * 80, -118, 98),
    head.at(0, -124, 122),
    head.at(-k * 80, -110, 98),
  ])
  return body(
    ink,
    d,
    tones,
    element('path', {
      d: stroke([head.at(-k * 110, -120, 60), head.at(k * 20, -150, 100), head.at(k * 150, -130, 30)], 12),
      fill: tones.dark,
      opacity: 0.5,
    }),
  )
}

const headband: DrawHat = (ink, tones) => {
  const { head } = ink
  const d = smooth([
    head.edge(-70, -1, 26),
    head.at(-104, -142, 70),
    head.at(0, -176, 96),
    head.at(104, -142, 70),
    head.edge(-70, 1, 26),
    head.edge(-104, 1, 26),
    head.at(84, -178, 50),
    head.at(0, -208, 66),
    head.at(-84, -178, 50),
    head.edge(-104, -1, 26),
  ])
  return body(
    ink,
    d,
    tones,
    element('path', {
      d: stroke([head.at(-100, -150, 70), head.at(0, -190, 96), head.at(100, -150, 70)], 8),
      fill: tones.dark,
      opacity: 0.6,
    }),
  )
}

const HATS: Readonly<Record<Exclude<Headwear, 'none'>, DrawHat>> = {
  turban,
  beanie,
  fedora: brimmed(246, 250, false),
  straw: brimmed(270, 226, true),
  cap,
  beret,
  headband,
}

export function drawHeadwear(ink: FaceInk): string {
  const { headwear, accentColour } = ink.shot
  if (headwear === 'none') return ''
  const base = headwear === 'straw' ? '#cfae74' : accentColour
  return HATS[headwear](ink, { base, light: shift(base, 0.07, 0.95, 5), dark: shift(base, -0.09, 1, -8) })
}
