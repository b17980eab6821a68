import { useEffect } from 'react'

const ADDRESS = '/rss.xml'

/** Leads to the blog's RSS, and tells the browser of it while it is there. */
export function FeedLink() {
  useEffect(() => {
    if (document.head.querySelector('link[type="application/rss+xml"]') !== null) return
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: ADDRESS })
    document.head.append(link)
    return () => {
      link.remove()
    }
  }, [])
  return (
    <a href={ADDRESS} className="text-link">
      Assine por RSS
    </a>
  )
}
