import { lightnessOf, mix, shift } from './colour.ts'
import { CANVAS, type Background, type Shot } from './look.ts'
import { type Definitions, element, group, polygon, soft } from './svg.ts'

const { width: W, height: H } = CANVAS

interface Field {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly warm: string
}

type Paint = (field: Field, shot: Shot, defs: Definitions) => string

const wash = (fill: string, opacity = 1): string => element('rect', { width: W, height: H, fill, opacity })

/** The warm light of the footlights, rising from below the picture: the mark of the house. */
function glow(field: Field, defs: Definitions, x: number, strength: number): string {
  return wash(
    defs.radial(
      [x, H * 1.06],
      H * 0.78,
      [
        [0, field.warm, strength],
        [0.45, field.warm, strength * 0.4],
        [1, field.warm, 0],
      ],
      0.92,
    ),
  )
}

function beam(x: number, top: number, spread: number, fill: string, opacity: number): string {
  return soft(9, {
    d: polygon([
      [x - 18, H + 30],
      [x + 18, H + 30],
      [top + spread, -40],
      [top - spread, -40],
    ]),
    fill,
    opacity,
  })
}

const PAINT: Readonly<Record<Background, Paint>> = {
  field: (field, shot, defs) => glow(field, defs, W / 2 + shot.light * 120, 0.55),
  footlights: (field, _shot, defs) =>
    [
      glow(field, defs, W / 2, 0.5),
      ...[80, 290, 510, 720].map((x) =>
        beam(
          x,
          x + (x - W / 2) * 0.5,
          150,
          defs.linear(
            [0, H],
            [0, 60],
            [
              [0, field.warm, 0.6],
              [1, field.warm, 0],
            ],
          ),
          0.5,
        ),
      ),
    ].join(''),
  beam: (field, shot, defs) =>
    [
      element('path', {
        d:
          shot.light === 1
            ? polygon([
                [W * 0.52, -20],
                [W + 20, -20],
                [W + 20, H * 0.3],
                [W * 0.14, H + 20],
                [-20, H + 20],
                [-20, H * 0.84],
              ])
            : polygon([
                [W * 0.48, -20],
                [-20, -20],
                [-20, H * 0.3],
                [W * 0.86, H + 20],
                [W + 20, H + 20],
                [W + 20, H * 0.84],
              ]),
        fill: defs.linear(
          [shot.light === 1 ? W : 0, 0],
          [W / 2, H],
          [
            [0, field.light, 0.95],
            [1, field.light, 0.15],
          ],
        ),
      }),
      glow(field, defs, W / 2, 0.3),
    ].join(''),
  disc: (field, shot, defs) =>
    [
      element('circle', {
        cx: W / 2 + shot.dx * 0.5 - shot.light * 24,
        cy: H * 0.43,
        r: 312,
        fill: defs.linear(
          [0, H * 0.1],
          [0, H * 0.75],
          [
            [0, field.light],
            [1, field.warm],
          ],
        ),
      }),
      glow(field, defs, W / 2, 0.22),
    ].join(''),
  split: (field, shot, defs) =>
    [
      element('rect', {
        x: shot.light === 1 ? W * 0.5 : 0,
        y: 0,
        width: W * 0.5,
        height: H,
        fill: field.light,
      }),
      glow(field, defs, W * (0.5 + shot.light * 0.25), 0.34),
    ].join(''),
  arch: (field, _shot, defs) =>
    [
      element('path', {
        d: `M110 ${String(H + 20)}V430A290 290 0 0 1 690 430V${String(H + 20)}Z`,
        fill: defs.linear(
          [0, 140],
          [0, H],
          [
            [0, field.dark],
            [1, field.warm],
          ],
        ),
      }),
      element('path', {
        d: `M74 ${String(H + 20)}V430A326 326 0 0 1 726 430V${String(H + 20)}`,
        fill: 'none',
        stroke: field.light,
        'stroke-width': 5,
      }),
    ].join(''),
  curtain: (field, shot, defs) =>
    [
      ...Array.from({ length: 9 }, (_, index) => {
        const x = index * 100 - 50 + (index % 2) * 14
        return element('rect', {
          x,
          y: 0,
          width: 100,
          height: H,
          fill: defs.linear(
            [x, 0],
            [x + 100, 0],
            [
              [0, field.dark, 0.75],
              [0.45, field.light, 0.45],
              [1, field.dark, 0.75],
            ],
          ),
        })
      }),
      glow(field, defs, W / 2 - shot.light * 60, 0.5),
    ].join(''),
  window: (field, shot, defs) => {
    const pane = (x: number, y: number): string =>
      polygon([
        [x, y],
        [x + 150, y - 34],
        [x + 150, y + 226],
        [x, y + 260],
      ])
    const flip = shot.light === 1 ? '' : `translate(${String(W)} 0) scale(-1 1)`
    return [
      group(
        { transform: flip, opacity: 0.8 },
        element('path', {
          d: [pane(420, 130), pane(592, 92), pane(420, 412), pane(592, 374)].join(''),
          fill: defs.linear(
            [420, 100],
            [740, 700],
            [
              [0, field.light],
              [1, field.warm],
            ],
          ),
        }),
      ),
      glow(field, defs, W / 2, 0.22),
    ].join('')
  },
}

/** The colour field behind a person, lit from the footlights. */
export function drawBackground(shot: Shot, defs: Definitions): string {
  const base = shot.backgroundColour
  const bright = lightnessOf(base) > 0.72
  const field: Field = {
    base,
    light: shift(base, bright ? 0.06 : 0.075, 0.95, 6),
    dark: shift(base, -0.07, 1.02, -6),
    warm: mix(shift(base, bright ? 0.05 : 0.13, 0.9, 8), '#f3cf95', bright ? 0.35 : 0.3),
  }
  return (
    wash(
      defs.linear(
        [0, 0],
        [0, H],
        [
          [0, field.dark],
          [0.6, field.base],
          [1, shift(base, 0.02)],
        ],
      ),
    ) + PAINT[shot.background](field, shot, defs)
  )
}

/** Darker corners, drawn last. */
export function drawVignette(shot: Shot, defs: Definitions): string {
  const dark = shift(shot.backgroundColour, -0.3, 0.8)
  return element('rect', {
    width: W,
    height: H,
    fill: defs.radial([W / 2, H * 0.46], H * 0.74, [
      [0.55, dark, 0],
      [1, dark, 0.42],
    ]),
  })
}
