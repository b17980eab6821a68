import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { Portrait, type PortraitImage } from './Portrait.tsx'

export interface PortraitCardProps {
  to: string
  /** The artistic name: the card's link is named by it and by nothing else. */
  name: string
  image: PortraitImage | null | undefined
  /** A line under the name: classes, city. */
  detail?: ReactNode
  /** Over the portrait's upper corner, beside the link and not part of it. */
  corner?: ReactNode
  eager?: boolean
  sizes?: string
}

/** A person as a large portrait with the name under it. The whole card follows the link. */
export function PortraitCard({ to, name, image, detail, corner, eager = false, sizes }: PortraitCardProps) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-card">
        <Portrait
          image={image}
          alt=""
          eager={eager}
          {...(sizes === undefined ? {} : { sizes })}
          className="transition-transform duration-500 ease-out group-hover:scale-[1.02]"
        />
      </div>
      <h3 className="mt-3 text-lg leading-tight md:text-xl">
        <Link to={to} className="after:absolute after:inset-0 group-hover:text-accent">
          {name}
        </Link>
      </h3>
      {detail === undefined || detail === null ? null : <p className="mt-0.5 text-sm text-muted">{detail}</p>}
      {corner === undefined ? null : <div className="absolute top-2 right-2">{corner}</div>}
    </article>
  )
}
