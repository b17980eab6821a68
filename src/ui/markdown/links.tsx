import { pictureAt, widthsUpTo } from '@ribalta/domain/posts/postImage'
import type { PhrasingContent, Resource } from 'mdast'
import type { ReactNode } from 'react'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { Link } from '../Link.tsx'
import { Portrait } from '../Portrait.tsx'
import { linkAddress } from './linkAddress.ts'

const PICTURE_SIZES = '(min-width: 800px) 720px, 94vw'

/** A link to where one may be led; elsewhere only its words. */
export function link(address: Resource | undefined, children: ReactNode): ReactNode {
  const target = address === undefined ? undefined : linkAddress(address.url)
  if (target === undefined) return children
  if ('to' in target) return <Link to={target.to}>{children}</Link>
  return (
    <a href={target.href} rel="noopener">
      {children}
    </a>
  )
}

/** A picture of ours; of any other only the words for it. */
export function picture(address: Resource | undefined, alt: string | null | undefined): ReactNode {
  const found = address === undefined ? undefined : pictureAt(address.url)
  if (found === undefined) return alt
  const image = storedPicture({ ...found, widths: widthsUpTo(found.width) })
  return (
    <Portrait image={image} alt={alt ?? ''} ratio="natural" sizes={PICTURE_SIZES} className="rounded-card" />
  )
}

/** Whether a paragraph is nothing but a picture of ours. */
export function isPictureAlone(children: readonly PhrasingContent[]): boolean {
  const [only] = children
  return children.length === 1 && only?.type === 'image' && pictureAt(only.url) !== undefined
}
