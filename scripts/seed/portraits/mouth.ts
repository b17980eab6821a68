import { mix } from './colour.ts'
import type { FaceInk } from './ink.ts'
import { childhoodAt } from './look.ts'
import { element, group, type Point, smooth, soft, stroke } from './svg.ts'

const path = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** Lips closed, or parted over the teeth in a laugh. */
export function drawMouth({ look, shot, head, skin, defs }: FaceInk): string {
  const childhood = childhoodAt(look.age)
  const child = 1 - 0.16 * childhood
  const laugh = shot.expression === 'laugh'
  const wide = 43 * look.face.mouthWidth * child * (laugh ? 1.16 : shot.expression === 'smile' ? 1.12 : 1)
  const lift = laugh ? 10 : shot.expression === 'smile' ? 7 : shot.expression === 'serious' ? -1 : 2
  const full = look.face.lips * child * (look.build === 'feminine' ? 1.08 : 0.94) * (look.age > 62 ? 0.8 : 1)
  const y = 122
  // Nothing on them: of a child they are hardly darker than the skin.
  const bare = Math.max(look.build === 'masculine' ? 0.4 : 0, childhood === 0 ? 0 : 0.35 + 0.35 * childhood)
  const lip = mix(skin.lip, skin.shade, bare)
  const lipDark = mix(mix(skin.lipDark, skin.deep, bare), lip, childhood * 0.5)
  const left = head.at(-wide, y - lift, 104)
  const right = head.at(wide, y - lift, 104)
  const gap = laugh ? 14 : 0
  const upper = (x: number, dy: number): Point =>
    head.at(x, y + dy - (laugh ? 5 : 0), 136 - Math.abs(x) * 0.25)
  const lower = (x: number, dy: number): Point => head.at(x, y + dy + gap, 134 - Math.abs(x) * 0.25)
  const top = 12 * full
  const bottom = 17 * full
  const upperLip =
    `M${path([left])}C${path([upper(-wide * 0.62, -top * 0.55 - lift * 0.4), upper(-wide * 0.4, -top - 1), upper(-10, -top)])}` +
    `Q${path([upper(0, -top + 5), upper(10, -top)])}` +
    `C${path([upper(wide * 0.4, -top - 1), upper(wide * 0.62, -top * 0.55 - lift * 0.4), right])}` +
    `C${path([upper(wide * 0.55, 1), upper(wide * 0.3, 1.5), upper(10, 0)])}Q${path([upper(0, 3), upper(-10, 0)])}` +
    `C${path([upper(-wide * 0.3, 1.5), upper(-wide * 0.55, 1), left])}Z`
  const lowerLip =
    `M${path([left])}C${path([lower(-wide * 0.55, 1 + gap * 0.1), lower(-wide * 0.3, 1.5), lower(-10, 0)])}Q${path([lower(0, 3), lower(10, 0)])}` +
    `C${path([lower(wide * 0.3, 1.5), lower(wide * 0.55, 1 + gap * 0.1), right])}` +
    `C${path([lower(wide * 0.66, bottom * 0.62), lower(wide * 0.4, bottom + 1), lower(0, bottom + 1)])}` +
    `C${path([lower(-wide * 0.4, bottom + 1), lower(-wide * 0.66, bottom * 0.62), left])}Z`
  const inside =
    `M${path([left])}C${path([upper(-wide * 0.55, 1), upper(-wide * 0.3, 1.5), upper(0, 1)])}C${path([upper(wide * 0.3, 1.5), upper(wide * 0.55, 1), right])}` +
    `C${path([lower(wide * 0.6, 3), lower(wide * 0.3, 4), lower(0, 4)])}C${path([lower(-wide * 0.3, 4), lower(-wide * 0.6, 3), left])}Z`
  const teeth = laugh
    ? [
        element('path', { d: inside, fill: '#4a1a1a' }),
        group(
          { 'clip-path': defs.clip(inside) },
          element('path', {
            d: smooth([
              upper(-wide, -14),
              upper(0, -10),
              upper(wide, -14),
              upper(wide * 0.8, 7),
              upper(0, 14),
              upper(-wide * 0.8, 7),
            ]),
            fill: '#f7efe6',
          }),
        ),
      ]
    : []
  const line = laugh
    ? ''
    : element('path', {
        d: stroke(
          [
            left,
            upper(-wide * 0.5, 1),
            upper(-9, 0.2),
            upper(0, 2.4),
            upper(9, 0.2),
            upper(wide * 0.5, 1),
            right,
          ],
          3.6,
          2,
          2,
        ),
        fill: skin.line,
        opacity: 0.8,
      })
  const corner = (k: 1 | -1): string => {
    const [x, cy] = k === 1 ? right : left
    return stroke(
      [
        [x - k * 3, cy + 3],
        [x + k * 3, cy - 1],
        [x + k * 6, cy - 6 - lift * 0.4],
      ],
      2.6,
    )
  }
  return [
    soft(2, {
      d: smooth([
        lower(-24, bottom + 7),
        lower(0, bottom + 5),
        lower(24, bottom + 7),
        lower(14, bottom + 15),
        lower(-14, bottom + 15),
      ]),
      fill: skin.shade,
      opacity: 0.6,
    }),
    ...teeth,
    element('path', { d: upperLip, fill: lipDark, opacity: 0.92 }),
    element('path', { d: lowerLip, fill: lip, opacity: 0.95 }),
    soft(1.5, {
      d: smooth([
        lower(shot.light * 4 - 12, bottom * 0.5),
        lower(shot.light * 5, bottom * 0.4),
        lower(shot.light * 4 + 12, bottom * 0.5),
        lower(shot.light * 5, bottom * 0.75),
      ]),
      fill: skin.light,
      opacity: 0.3 + look.makeup * 0.25,
    }),
    line,
    element('path', { d: corner(1) + corner(-1), fill: skin.deep, opacity: 0.55 }),
  ].join('')
}
