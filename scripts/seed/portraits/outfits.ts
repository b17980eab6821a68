import { lightnessOf, mix, shift } from './colour.ts'
import type { Torso } from './torso.ts'
import { clothOf, cut, type Draw, edging, plain, shading, type Wardrobe } from './garments.ts'
import type { Outfit } from './look.ts'
import { element, group, type Point, polygon, smooth, stroke } from './svg.ts'

const ribbed: Draw = ({ torso }, cloth) =>
  edging(torso, 'crew', cloth.shade, 26) + edging(torso, 'crew', cloth.line, 2)

/** Two flaps of a collar, opened over the chest. */
function collar(torso: Torso, fill: string, line: string, drop: number, spread: number): string {
  const { x, top, neck } = torso
  const flap = (k: 1 | -1): Point[] => [
    [x + k * (neck + 4), top - 66],
    [x + k * (neck + 18), top - 40],
    [x + k * (neck + spread), top + drop * 0.55],
    [x + k * (neck * 0.5 + spread * 0.1), top + drop],
    [x + k * neck * 0.28, top + drop * 0.3],
    [x + k * neck * 0.8, top - 34],
  ]
  return ([1, -1] as const)
    .map((k) =>
      element('path', {
        d: polygon(flap(k)),
        fill,
        stroke: line,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
    )
    .join('')
}

const shirt: Draw = (wardrobe, cloth) => {
  const { x, top } = wardrobe.torso
  const buttons = [170, 250].map((y) =>
    element('circle', {
      cx: x,
      cy: top + y,
      r: 6,
      fill: cloth.light,
      stroke: cloth.line,
      'stroke-width': 1.5,
    }),
  )
  return [
    plain('vNeck', 8, () =>
      [
        element('path', {
          d: polygon([
            [x - 15, top + 118],
            [x + 15, top + 118],
            [x + 15, top + 520],
            [x - 15, top + 520],
          ]),
          fill: cloth.light,
          opacity: 0.5,
        }),
        element('path', {
          d: `M${String(x + 15)} ${String(top + 110)}V900`,
          stroke: cloth.line,
          'stroke-width': 2,
          opacity: 0.6,
        }),
        ...buttons,
      ].join(''),
    )(wardrobe, cloth),
    collar(wardrobe.torso, cloth.light, cloth.line, 62, 40),
  ].join('')
}

const blazer: Draw = (wardrobe, cloth) => {
  const { x, top, neck } = wardrobe.torso
  const inner = clothOf(lightnessOf(cloth.base) > 0.5 ? '#2a2522' : '#efe5d4')
  const lapel = (k: 1 | -1): Point[] => [
    [x + k * (neck + 8), top - 54],
    [x + k * (neck + 58), top + 2],
    [x + k * (neck + 62), top + 82],
    [x + k * (neck + 34), top + 92],
    [x + k * (neck + 66), top + 116],
    [x + k * 22, top + 292],
    [x + k * neck * 0.62, top + 90],
  ]
  return [
    plain('crew', 2)(wardrobe, inner),
    plain('deep', 14)(wardrobe, cloth),
    ...([1, -1] as const).map((k) =>
      element('path', {
        d: polygon(lapel(k)),
        fill: k === wardrobe.shot.light ? cloth.light : cloth.base,
        stroke: cloth.line,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
    ),
  ].join('')
}

const tank: Draw = (wardrobe, cloth) => {
  const { x, top, neck, shoulder } = wardrobe.torso
  const strap = (k: 1 | -1): Point[] => [
    [x + k * (neck + 34), top - 22],
    [x + k * (neck + 76), top - 2],
    [x + k * shoulder * 0.62, top + 70],
    [x + k * shoulder * 0.7, top + 170],
    [x + k * shoulder * 0.9, top + 560],
  ]
  const inside = (k: 1 | -1): Point[] => [
    [x + k * (neck + 10), top + 50],
    [x + k * (neck * 0.6), top + 116],
  ]
  const shape = smooth(
    [...strap(1), ...strap(-1).toReversed(), ...inside(-1), ...inside(1).toReversed()],
    true,
    0.8,
  )
  return cut(wardrobe, cloth, shape)
}

const offShoulder: Draw = (wardrobe, cloth) => {
  const { x, top, shoulder } = wardrobe.torso
  const shape = smooth([
    [x - shoulder - 34, top + 132],
    [x - shoulder * 0.55, top + 118],
    [x, top + 140],
    [x + shoulder * 0.55, top + 118],
    [x + shoulder + 34, top + 132],
    [x + shoulder + 60, top + 520],
    [x - shoulder - 60, top + 520],
  ])
  const gathers = [-0.7, -0.4, -0.1, 0.25, 0.55, 0.8].map((f) =>
    element('path', {
      d: stroke(
        [
          [x + shoulder * f, top + 118],
          [x + shoulder * f * 0.96, top + 170],
          [x + shoulder * f * 0.9, top + 220],
        ],
        9,
      ),
      fill: cloth.shade,
      opacity: 0.8,
    }),
  )
  return cut(wardrobe, cloth, shape, gathers.join(''))
}

const denim: Draw = (wardrobe, cloth) => {
  const inner = clothOf('#efe5d4')
  const jacket = clothOf(mix(cloth.base, '#4d6a86', 0.7))
  const { x, top, neck } = wardrobe.torso
  return [
    plain('crew', 2, ribbed)(wardrobe, inner),
    plain('deep', 13, ({ torso: t }, c) =>
      [1, -1]
        .map((k) =>
          element('path', {
            d: `M${String(x + k * (neck + 52))} ${String(top + 60)}L${String(x + k * 44)} ${String(top + 400)}M${String(x + k * 60)} ${String(t.top + 190)}H${String(x + k * t.shoulder)}`,
            stroke: mix(c.light, '#d9a45b', 0.5),
            'stroke-width': 2.4,
            'stroke-dasharray': '8 5',
            fill: 'none',
          }),
        )
        .join(''),
    )(wardrobe, jacket),
    collar(wardrobe.torso, jacket.light, jacket.line, 84, 62),
  ].join('')
}

const hoodie: Draw = (wardrobe, cloth) => {
  const { x, top, neck } = wardrobe.torso
  const hood = smooth([
    [x - neck - 60, top - 6],
    [x - neck - 34, top - 74],
    [x - neck + 8, top - 96],
    [x - neck + 2, top - 10],
    [x, top + 44],
    [x + neck - 2, top - 10],
    [x + neck - 8, top - 96],
    [x + neck + 34, top - 74],
    [x + neck + 60, top - 6],
    [x + 40, top + 96],
    [x - 40, top + 96],
  ])
  const cord = (k: 1 | -1): string =>
    stroke(
      [
        [x + k * 34, top + 76],
        [x + k * 38, top + 130],
        [x + k * 34, top + 190],
      ],
      6,
      6,
      6,
    )
  return [
    plain('crew', 16)(wardrobe, cloth),
    element('path', { d: hood, fill: cloth.light }),
    element('path', {
      d: stroke(
        [
          [x - neck + 4, top - 40],
          [x - neck * 0.4, top + 24],
          [x, top + 46],
          [x + neck * 0.4, top + 24],
          [x + neck - 4, top - 40],
        ],
        10,
      ),
      fill: cloth.shade,
      opacity: 0.7,
    }),
    element('path', { d: cord(1) + cord(-1), fill: shift(cloth.base, 0.22, 0.4) }),
  ].join('')
}

const stripes: Draw = (wardrobe, cloth) => {
  const { x } = wardrobe.torso
  const ink = lightnessOf(cloth.base) > 0.6 ? mix(wardrobe.shot.accentColour, '#26303c', 0.75) : '#ece1cf'
  return plain('crew', 7, ({ torso: t }) =>
    [
      ...Array.from({ length: 10 }, (_, row) => {
        const y = t.top + 56 + row * 40
        const sag = 16
        return element('path', {
          d: `M${String(x - 420)} ${String(y + sag)}Q${String(x)} ${String(y - sag)} ${String(x + 420)} ${String(y + sag)}`,
          stroke: ink,
          'stroke-width': 14,
          fill: 'none',
          opacity: 0.88,
        })
      }),
      shading(wardrobe, { ...cloth, shade: '#1b1a22', light: '#ffffff' }, 0.24),
      edging(t, 'crew', cloth.light, 14),
    ].join(''),
  )(wardrobe, cloth)
}

const knit: Draw = plain('crew', 14, (wardrobe, cloth) => {
  const { torso } = wardrobe
  const { x, top, shoulder } = torso
  const ribs = Array.from({ length: 15 }, (_, index) => {
    const f = (index - 7) / 7
    return element('path', {
      d: smooth(
        [
          [x + f * torso.neck * 1.4, top + 20],
          [x + f * shoulder * 0.75, top + 170],
          [x + f * shoulder * 0.95, top + 460],
        ],
        false,
      ),
      stroke: cloth.shade,
      'stroke-width': 4,
      fill: 'none',
      opacity: 0.55,
    })
  })
  return ribs.join('') + ribbed(wardrobe, cloth)
})

const turtleneck: Draw = (wardrobe, cloth) => {
  const { defs, torso } = wardrobe
  const { x, top, neck } = torso
  const lit = wardrobe.shot.light
  const band = smooth(
    [
      [x - neck - 12, top - 20],
      [x * 0.6 - neck - 7, top - 92],
      [x * 0.6, top - 74],
      [x * 0.6 + neck + 7, top - 92],
      [x + neck + 12, top - 20],
      [x, top + 14],
    ],
    true,
    0.85,
  )
  return [
    plain('high', 8)(wardrobe, cloth),
    element('path', { d: band, fill: cloth.base }),
    group(
      { 'clip-path': defs.clip(band) },
      element('path', {
        d: smooth([
          [x - lit * 10, top - 110],
          [x - lit * 26, top],
          [x - lit * 160, top],
          [x - lit * 160, top - 110],
        ]),
        fill: cloth.shade,
        opacity: 0.75,
      }),
    ),
    element('path', {
      d: stroke(
        [
          [x - neck - 10, top - 24],
          [x - neck * 0.4, top + 2],
          [x + neck * 0.4, top + 2],
          [x + neck + 10, top - 24],
        ],
        6,
      ),
      fill: cloth.shade,
    }),
  ].join('')
}

const polo: Draw = (wardrobe, cloth) =>
  plain('polo', 8)(wardrobe, cloth) + collar(wardrobe.torso, cloth.light, cloth.line, 52, 30)

const DRAW: Readonly<Record<Outfit, Draw>> = {
  crew: plain('crew', 7, ({ torso }, cloth) => edging(torso, 'crew', cloth.shade, 12)),
  scoop: plain('scoop', 5),
  vNeck: plain('vNeck', 7, ({ torso }, cloth) => edging(torso, 'vNeck', cloth.shade, 10)),
  turtleneck,
  shirt,
  blazer,
  tank,
  offShoulder,
  denim,
  hoodie,
  stripes,
  knit,
  polo,
  dress: plain('deep', 5, ({ torso }, cloth) => edging(torso, 'deep', cloth.light, 5)),
}

export function drawOutfit(wardrobe: Wardrobe): string {
  return DRAW[wardrobe.shot.outfit](wardrobe, clothOf(wardrobe.shot.outfitColour))
}
