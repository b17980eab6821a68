export type Point = readonly [x: number, y: number]

const round = (value: number): string => String(Math.round(value * 10) / 10)

type Attributes = Readonly<Record<string, string | number | undefined>>

const SHAPES: ReadonlySet<string> = new Set(['path', 'circle', 'ellipse', 'rect'])

/** What is only filled or only stroked needs no layer of its own to be translucent, which is several times faster. */
function cheaply(attributes: Attributes): Attributes {
  const { opacity, ...others } = attributes
  if (opacity === undefined || (others['stroke'] !== undefined && others['fill'] !== 'none'))
    return attributes
  return { ...others, [others['stroke'] === undefined ? 'fill-opacity' : 'stroke-opacity']: opacity }
}

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(SHAPES.has(name) ? cheaply(attributes) : attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : (value ?? '')}"`,
    )
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** A shape with soft edges: three fainter ones of growing size, which costs a tenth of a blur filter. */
export function soft(
  spread: number,
  {
    d,
    fill,
    opacity,
    transform,
  }: { d: string; fill: string; opacity: number; transform?: string | undefined },
): string {
  const layer = 1 - (1 - opacity) ** (1 / 3)
  return [3.2, 1.4, 0]
    .map((factor) =>
      element('path', {
        d,
        fill,
        stroke: factor === 0 ? undefined : fill,
        'stroke-width': factor === 0 ? undefined : spread * factor,
        'stroke-linejoin': factor === 0 ? undefined : 'round',
        opacity: layer,
        transform,
      }),
    )
    .join('')
}

export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join(''))

/** Straight lines through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A soft line through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const pointAt = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const [startX, startY] = pointAt(0)
  let d = `M${round(startX)} ${round(startY)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ]
    const reach = tension / 6
    d += `C${round(from[0] + (to[0] - before[0]) * reach)} ${round(from[1] + (to[1] - before[1]) * reach)} ${round(
      to[0] - (after[0] - from[0]) * reach,
    )} ${round(to[1] - (after[1] - from[1]) * reach)} ${round(to[0])} ${round(to[1])}`
  }
  return closed ? `${d}Z` : d
}

/** A line that swells to `width` in the middle and ends in points: a brush stroke. */
export function stroke(points: readonly Point[], width: number, startWidth = 0, endWidth = 0): string {
  const upper: Point[] = []
  const lower: Point[] = []
  points.forEach(([x, y], index) => {
    const previous = points[Math.max(0, index - 1)] ?? [x, y]
    const next = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(next[0] - previous[0], next[1] - previous[1]) || 1
    const along = points.length < 2 ? 0 : index / (points.length - 1)
    const ends = startWidth + (endWidth - startWidth) * along
    const half = (ends + (width - ends) * Math.sin(Math.PI * along)) / 2
    const normal: Point = [-(next[1] - previous[1]) / length, (next[0] - previous[0]) / length]
    upper.push([x + normal[0] * half, y + normal[1] * half])
    lower.push([x - normal[0] * half, y - normal[1] * half])
  })
  return smooth([...upper, ...lower.toReversed()], true, 0.9)
}

/** Content placed among the definitions of one drawing, with ids of its own. */
export interface Definitions {
  clip(d: string): string
  linear(from: Point, to: Point, stops: readonly Stop[]): string
  radial(centre: Point, radius: number, stops: readonly Stop[], stretch?: number): string
  all(): string
}
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export function definitions(): Definitions {
  const made: string[] = []
  const add = (make: (id: string) => string): string => {
    const id = `d${String(made.length)}`
    made.push(make(id))
    return `url(#${id})`
  }
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('')
  return {
    clip: (d) => add((id) => element('clipPath', { id }, element('path', { d }))),
    linear: ([x1, y1], [x2, y2], stops) =>
      add((id) =>
        element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stopsOf(stops)),
      ),
    radial: ([cx, cy], r, stops, stretch = 1) =>
      add((id) =>
        element(
          'radialGradient',
          {
            id,
            gradientUnits: 'userSpaceOnUse',
            cx: 0,
            cy: 0,
            r,
            gradientTransform: `translate(${round(cx)} ${round(cy)}) scale(1 ${String(stretch)})`,
          },
          stopsOf(stops),
        ),
      ),
    all: () => element('defs', {}, made.join('')),
  }
}
