export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Where eyes, head and shoulders belong in a picture: its thirds and an outline, drawn over all of the picture and nothing
 * beside it.
 */
export function FramingGuide({ size: { width, height } }: { size: PictureSize }) {
  const middle = width / 2
  const eyes = height / 3
  // A head as high as a third of the picture, as one sees people from the chest up; narrower where the picture is.
  const head = Math.min(height / 6, width / 4)
  const chin = eyes + head
  const shoulder = Math.min(head * 2.2, width * 0.48)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid meet"
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-white [stroke-width:2]"
    >
      <g className="opacity-30">
        <path
          d={`M${String(width / 3)} 0v${String(height)}M${String((width * 2) / 3)} 0v${String(height)}`}
        />
        <path d={`M0 ${String((height * 2) / 3)}h${String(width)}`} />
      </g>
      <g className="opacity-70 [stroke-dasharray:14_10]">
        <path d={`M0 ${String(eyes)}h${String(width)}`} />
        <ellipse cx={middle} cy={eyes} rx={head * 0.75} ry={head} />
        <path
          d={
            `M${String(middle - shoulder)} ${String(chin + head * 1.6)}` +
            `q0 ${String(-head * 1.2)} ${String(shoulder * 0.75)} ${String(-head * 1.3)}` +
            `h${String(shoulder * 0.5)}` +
            `q${String(shoulder * 0.75)} ${String(head * 0.1)} ${String(shoulder * 0.75)} ${String(head * 1.3)}`
          }
        />
      </g>
    </svg>
  )
}
