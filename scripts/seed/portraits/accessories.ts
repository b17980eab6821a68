import { mix, shift } from './colour.ts'
import { jawline, lobe } from './face.ts'
import type { FaceInk } from './ink.ts'
import { element, group, type Point, smooth, soft, stroke } from './svg.ts'

export function drawBeard(ink: FaceInk): string {
  const { look, head, hair, defs } = ink
  if (look.beard === 'none') return ''
  const tone =
    look.hair === 'sem-cabelo' || look.hair === 'colorido' ? '#2b211c' : mix(hair.base, hair.dark, 0.4)
  const stubble = look.beard === 'stubble'
  const opacity = stubble ? 0.26 : 0.92
  const parts: string[] = []
  const moustache = smooth([
    head.at(-52, 126, 104),
    head.at(-40, 108, 122),
    head.at(-14, 100, 140),
    head.at(0, 104, 142),
    head.at(14, 100, 140),
    head.at(40, 108, 122),
    head.at(52, 126, 104),
    head.at(36, 119, 122),
    head.at(12, 112, 138),
    head.at(0, 113, 140),
    head.at(-12, 112, 138),
    head.at(-36, 119, 122),
  ])
  if (look.beard === 'short' || look.beard === 'full' || stubble) {
    const full = look.beard === 'full' ? 26 : look.beard === 'short' ? 7 : 0
    const outer = jawline(head, 6).map(([x, y], index, all): Point => {
      const t = Math.sin((index / (all.length - 1)) * Math.PI)
      return [x * (1 + 0.012 * full * 0.3 * t), y + full * t ** 3]
    })
    const inner: Point[] = [
      head.at(118, 6, 48),
      head.at(106, 50, 70),
      head.at(84, 86, 92),
      head.at(60, 104, 106),
      head.at(50, 118, 106),
      head.at(48, 140, 106),
      head.at(24, 150, 122),
      head.at(0, 149, 126),
      head.at(-24, 150, 122),
      head.at(-48, 140, 106),
      head.at(-50, 118, 106),
      head.at(-60, 104, 106),
      head.at(-84, 86, 92),
      head.at(-106, 50, 70),
      head.at(-118, 6, 48),
    ]
    const d = `${smooth(outer, false)}L${smooth(inner, false).slice(1)}Z`
    parts.push(
      stubble
        ? group({ 'clip-path': defs.clip(smooth(head.outline)) }, soft(5, { d, fill: tone, opacity }))
        : element('path', { d, fill: tone, opacity }),
    )
    if (!stubble) {
      const hairs = Array.from({ length: 34 }, (_, index) => {
        const t = index / 33
        const x = -104 + t * 208
        const low = 186 - Math.abs(x) * 0.62 + full * 0.6
        return stroke(
          [
            head.at(x * 0.98, low - 34, 96),
            head.at(x * 1.02, low - 12, 96),
            head.at(x * 1.01 + 2, low + 8, 92),
          ],
          4,
        )
      })
      parts.push(
        group(
          { 'clip-path': defs.clip(d) },
          element('path', { d: hairs.join(''), fill: hair.light, opacity: 0.32 }),
        ),
      )
    }
    const soul = smooth([
      head.at(-12, 146, 130),
      head.at(12, 146, 130),
      head.at(8, 160, 126),
      head.at(-8, 160, 126),
    ])
    parts.push(element('path', { d: soul, fill: tone, opacity: opacity * 0.8 }))
  }
  if (look.beard === 'goatee') {
    const d = smooth([
      head.at(-46, 122, 106),
      head.at(-44, 148, 108),
      head.at(-30, 176, 112),
      head.at(0, 196, 116),
      head.at(30, 176, 112),
      head.at(44, 148, 108),
      head.at(46, 122, 106),
      head.at(38, 148, 112),
      head.at(20, 152, 122),
      head.at(0, 150, 126),
      head.at(-20, 152, 122),
      head.at(-38, 148, 112),
    ])
    parts.push(element('path', { d, fill: tone, opacity: 0.9 }))
  }
  parts.push(element('path', { d: moustache, fill: tone, opacity: stubble ? 0.32 : 0.94 }))
  return parts.join('')
}

export function drawGlasses({ look, head, shot }: FaceInk): string {
  if (look.glasses === 'none') return ''
  const frame =
    look.glasses === 'round'
      ? look.skin > 7
        ? '#c79a4a'
        : '#5c3a22'
      : look.glasses === 'square'
        ? look.skin > 9
          ? '#b9a58a'
          : '#1d1a19'
        : mix(shot.accentColour, '#3a1f28', 0.5)
  const gap = look.face.eyeGap
  const lens = (k: 1 | -1): string => {
    const at = (x: number, y: number): Point => head.at(k * (57 + gap + x), y, 128 - x * 0.35)
    if (look.glasses === 'round')
      return smooth(
        Array.from({ length: 12 }, (_, i): Point =>
          at(Math.cos((i / 12) * Math.PI * 2) * 43, 6 + Math.sin((i / 12) * Math.PI * 2) * 42),
        ),
      )
    if (look.glasses === 'square')
      return smooth(
        [
          at(-42, -26),
          at(-20, -33),
          at(28, -33),
          at(47, -26),
          at(47, 16),
          at(36, 36),
          at(-24, 37),
          at(-41, 20),
        ],
        true,
        0.8,
      )
    return smooth(
      [at(-40, -18), at(-10, -27), at(34, -35), at(58, -40), at(50, 6), at(32, 32), at(-18, 32), at(-41, 10)],
      true,
      0.8,
    )
  }
  const arm = (k: 1 | -1): string => {
    const from = head.at(k * (100 + gap), -16, 112)
    const [ex] = head.edge(-14, k)
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${ex.toFixed(1)} ${(from[1] + 2).toFixed(1)}`
  }
  const bridge = smooth([head.at(-15, 0, 134), head.at(0, -8, 142), head.at(15, 0, 134)], false)
  const lenses = lens(1) + lens(-1)
  const shine = ([1, -1] as const).map((k) => {
    const at = (x: number, y: number): Point => head.at(k * (57 + gap) + x, y, 128)
    return stroke([at(-22, 22), at(-4, -4), at(8, -24)], 10)
  })
  return [
    soft(3, {
      d: lenses,
      fill: '#2c1a16',
      opacity: 0.16,
      transform: 'translate(0 9)',
    }),
    element('path', { d: lenses, fill: '#fdf6ea', opacity: 0.1 }),
    element('path', { d: shine.join(''), fill: '#fffaf0', opacity: 0.16 }),
    element('path', {
      d: lenses,
      fill: 'none',
      stroke: frame,
      'stroke-width': look.glasses === 'round' ? 5 : 8,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: bridge + arm(1) + arm(-1),
      fill: 'none',
      stroke: frame,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

export function drawEarrings(ink: FaceInk): string {
  const { look, shot } = ink
  const gold = '#d8ad55'
  return ([1, -1] as const)
    .map((k) => {
      const place = lobe(ink, k)
      if (place === undefined) return ''
      const [cx, cy] = place
      switch (look.earrings) {
        case 'none':
          return ''
        case 'studs':
          return (
            element('circle', { cx, cy, r: 6, fill: '#f3ead8' }) +
            element('circle', { cx: cx - 1.5, cy: cy - 1.5, r: 2.4, fill: '#ffffff' })
          )
        case 'hoops':
          return (
            element('ellipse', {
              cx: cx + k * 3,
              cy: cy + 34,
              rx: 27,
              ry: 35,
              fill: 'none',
              stroke: gold,
              'stroke-width': 6,
            }) +
            element('ellipse', {
              cx: cx + k * 3,
              cy: cy + 34,
              rx: 28,
              ry: 36,
              fill: 'none',
              stroke: '#f6dfa4',
              'stroke-width': 1.6,
            })
          )
        case 'drops':
          return (
            element('path', { d: `M${String(cx)} ${String(cy)}v18`, stroke: gold, 'stroke-width': 3 }) +
            element('path', {
              d: smooth([
                [cx, cy + 14],
                [cx + 11, cy + 38],
                [cx, cy + 50],
                [cx - 11, cy + 38],
              ]),
              fill: shift(shot.accentColour, 0.05),
            }) +
            element('circle', { cx, cy, r: 4.5, fill: gold })
          )
        case 'beads':
          return [0, 1, 2, 3]
            .map((index) =>
              element('circle', {
                cx,
                cy: cy + index * 15,
                r: 8 - index * 0.6,
                fill: index % 2 === 0 ? shot.accentColour : '#f0e2c6',
              }),
            )
            .join('')
      }
    })
    .join('')
}
