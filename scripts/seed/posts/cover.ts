import { randomFrom, type Random } from '../random.ts'
import { definitions, element, type Definitions } from '../portraits/svg.ts'

const WIDTH = 1920
const HEIGHT = 1280
export const COVER_WIDTHS = [320, 640, 1280, 1920] as const

export type Motif = 'spotlight' | 'curtain' | 'camera' | 'pages' | 'frames' | 'kites' | 'steps'

interface Colours {
  readonly placeholder: string
  readonly dark: string
  readonly light: string
  readonly accent: string
}

const COLOURS: Readonly<Record<Motif, Colours>> = {
  spotlight: { placeholder: '#3a2a2e', dark: '#1d1620', light: '#f2d8a7', accent: '#b3361b' },
  curtain: { placeholder: '#7a2417', dark: '#4d120c', light: '#d9664a', accent: '#f0c368' },
  camera: { placeholder: '#c9a98a', dark: '#3b2f2b', light: '#efd9bd', accent: '#b3361b' },
  pages: { placeholder: '#8fa3a0', dark: '#33504f', light: '#f4efe4', accent: '#d98f3b' },
  frames: { placeholder: '#c4b39c', dark: '#54432f', light: '#eadcc4', accent: '#8f2812' },
  kites: { placeholder: '#a9c4cf', dark: '#2f5566', light: '#e3eef0', accent: '#e07a4f' },
  steps: { placeholder: '#b98562', dark: '#5a3526', light: '#eec9a0', accent: '#3f6b63' },
}

/** What every cover of a motif is stored with. */
export const COVER: Readonly<
  Record<Motif, { readonly width: number; readonly height: number; readonly placeholder: string }>
> = Object.fromEntries(
  (Object.keys(COLOURS) as Motif[]).map((motif) => [
    motif,
    { width: WIDTH, height: HEIGHT, placeholder: COLOURS[motif].placeholder },
  ]),
) as Record<Motif, { width: number; height: number; placeholder: string }>

interface Canvas {
  readonly random: Random
  readonly defs: Definitions
  readonly colours: Colours
}

/** A cone of light from above that ends in a pool on the floor. */
function light({ defs, colours, random }: Canvas, x = random.between(700, 1250)): string {
  const top = random.between(-200, 200)
  const cone = defs.linear(
    [x, 0],
    [x, 1080],
    [
      [0, colours.light, 0.55],
      [1, colours.light, 0.08],
    ],
  )
  const pool = defs.radial(
    [x, 1080],
    430,
    [
      [0, colours.light, 0.85],
      [1, colours.light, 0],
    ],
    0.28,
  )
  return (
    element('path', {
      d: `M${String(x + top - 40)} 0H${String(x + top + 40)}L${String(x + 400)} 1080H${String(x - 400)}Z`,
      fill: cone,
    }) + element('rect', { x: 0, y: 800, width: WIDTH, height: 480, fill: pool })
  )
}

function curtain({ random, colours, defs }: Canvas, from: number, to: number): string {
  const folds = 9
  const width = (to - from) / folds
  return Array.from({ length: folds }, (_, index) => {
    const left = from + index * width
    const sway = random.between(-30, 30)
    const shade = defs.linear(
      [left, 0],
      [left + width, 0],
      [
        [0, colours.dark],
        [0.45, colours.light, 0.9],
        [1, colours.dark],
      ],
    )
    const right = left + width + 4
    return element('path', {
      d: `M${String(left)} 0H${String(right)}C${String(right + sway)} 500 ${String(right - sway)} 900 ${String(right)} 1190H${String(left)}C${String(left - sway)} 900 ${String(left + sway)} 500 ${String(left)} 0Z`,
      fill: shade,
    })
  }).join('')
}

function sheet(canvas: Canvas, x: number, y: number, turn: number): string {
  const lines = Array.from({ length: 9 }, (_, index) =>
    element('rect', {
      x: -150,
      y: -210 + index * 46,
      width: canvas.random.between(140, 300),
      height: 10,
      fill: index === 0 ? canvas.colours.accent : canvas.colours.dark,
      opacity: 0.55,
    }),
  ).join('')
  const paper = element('rect', {
    x: -200,
    y: -280,
    width: 400,
    height: 560,
    rx: 6,
    fill: canvas.colours.light,
  })
  const shadow = element('rect', {
    x: -188,
    y: -262,
    width: 400,
    height: 560,
    rx: 6,
    fill: '#000000',
    opacity: 0.18,
  })
  const place = `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`
  return element('g', { transform: place }, shadow + paper + lines)
}

function frame({ colours, random }: Canvas, x: number, y: number, width: number): string {
  const height = width * 1.25
  const inner = element('rect', {
    x: x + 26,
    y: y + 26,
    width: width - 52,
    height: height - 52,
    fill: colours.light,
  })
  const head = element('circle', {
    cx: x + width / 2,
    cy: y + height * 0.42,
    r: width * 0.15,
    fill: colours.dark,
    opacity: 0.75,
  })
  const shoulders = element('path', {
    d: `M${String(x + width * 0.2)} ${String(y + height - 26)}C${String(x + width * 0.22)} ${String(y + height * 0.58)} ${String(x + width * 0.78)} ${String(y + height * 0.58)} ${String(x + width * 0.8)} ${String(y + height - 26)}Z`,
    fill: random.chance(0.5) ? colours.accent : colours.dark,
    opacity: 0.75,
  })
  return element('rect', { x, y, width, height, fill: colours.dark }) + inner + head + shoulders
}

function kite({ colours, random }: Canvas, x: number, y: number, size: number): string {
  const fill = random.pick([colours.accent, colours.dark, '#f0c368'])
  const sail = element('path', {
    d: `M0 ${String(-size)}L${String(size * 0.7)} 0L0 ${String(size)}L${String(-size * 0.7)} 0Z`,
    fill,
  })
  const fold = element('path', {
    d: `M0 ${String(-size)}L${String(size * 0.7)} 0L0 ${String(size)}Z`,
    fill: '#000000',
    opacity: 0.12,
  })
  const tail = element('path', {
    d: `M0 ${String(size)}C60 ${String(size + 90)} -70 ${String(size + 170)} 20 ${String(size + 300)}`,
    fill: 'none',
    stroke: colours.dark,
    'stroke-width': 6,
  })
  return element(
    'g',
    { transform: `translate(${String(x)} ${String(y)}) rotate(${String(random.between(-35, 35))})` },
    sail + fold + tail,
  )
}

const DRAW: Readonly<Record<Motif, (canvas: Canvas) => string>> = {
  spotlight: (canvas) => {
    const x = canvas.random.between(800, 1150)
    const stand = element('rect', { x: x - 6, y: 620, width: 12, height: 450, fill: '#0d0a0f' })
    const head = element('rect', {
      x: x - 34,
      y: 520,
      width: 68,
      height: 120,
      rx: 34,
      fill: canvas.colours.accent,
    })
    return (
      light(canvas, x) +
      stand +
      head +
      element('ellipse', { cx: x, cy: 1075, rx: 120, ry: 22, fill: '#0d0a0f' })
    )
  },
  curtain: (canvas) => light(canvas, 960) + curtain(canvas, -60, 620) + curtain(canvas, 1300, 1980),
  camera: (canvas) => {
    const { colours, random } = canvas
    const x = random.between(780, 1100)
    const legs = [-210, 0, 210]
      .map((spread) =>
        element('path', {
          d: `M${String(x)} 700L${String(x + spread)} 1200`,
          stroke: colours.dark,
          'stroke-width': 26,
          fill: 'none',
        }),
      )
      .join('')
    const body = element('rect', { x: x - 230, y: 440, width: 460, height: 280, rx: 24, fill: colours.dark })
    const lens = element('path', {
      d: `M${String(x + 225)} 520L${String(x + 390)} 450V710L${String(x + 225)} 640Z`,
      fill: colours.dark,
    })
    const eye =
      element('circle', { cx: x - 90, cy: 580, r: 82, fill: colours.light }) +
      element('circle', { cx: x - 90, cy: 580, r: 44, fill: colours.accent })
    return (
      light(canvas, 520) +
      legs +
      body +
      lens +
      eye +
      element('circle', { cx: x + 150, cy: 490, r: 18, fill: '#ff5a3c' })
    )
  },
  pages: (canvas) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        sheet(canvas, 420 + index * 270, canvas.random.between(480, 820), canvas.random.between(-24, 24)),
      )
      .join(''),
  frames: (canvas) =>
    light(canvas, 420) +
    frame(canvas, 260, 300, 420) +
    frame(canvas, 780, 210, 520) +
    frame(canvas, 1400, 360, 360),
  kites: (canvas) =>
    [0, 1, 2, 3]
      .map((index) =>
        kite(canvas, 330 + index * 420, canvas.random.between(330, 720), canvas.random.between(130, 210)),
      )
      .join(''),
  steps: (canvas) =>
    light(canvas) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        element('path', {
          d: `M${String(120 + index * 190)} ${String(1280)}V${String(1160 - index * 130)}H1920V1280Z`,
          fill: index % 2 === 0 ? canvas.colours.dark : canvas.colours.accent,
          opacity: 0.55 + index * 0.09,
        }),
      )
      .join(''),
}

/** A post's cover as an SVG of 1920 × 1280 units; the same motif and seed always give the same drawing. */
export function drawCover(motif: Motif, seed: string): string {
  const canvas: Canvas = { random: randomFrom(seed), defs: definitions(), colours: COLOURS[motif] }
  const { colours, defs } = canvas
  const isDark = motif === 'spotlight' || motif === 'curtain'
  const wall = defs.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, isDark ? colours.dark : colours.light],
      [1, isDark ? '#0d0a0f' : colours.placeholder],
    ],
  )
  const content =
    element('rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: wall }) + DRAW[motif](canvas)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${String(WIDTH)} ${String(HEIGHT)}`,
    },
    defs.all() + content,
  )
}
