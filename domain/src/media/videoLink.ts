/** A video on one of the services whose player can be shown here. */
export interface LinkedVideo {
  readonly service: 'YouTube' | 'Vimeo'
  readonly id: string
  /** The player without tracking before it plays; it starts by itself, since it is asked for by a tap. */
  readonly player: string
}

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
])
const VIMEO_HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'player.vimeo.com'])
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{5,12}$/
const VIMEO_HASH = /^[\da-f]{6,20}$/

/** The video that an address leads to; undefined for any other page, whose player is not known to be one. */
export function linkedVideo(address: string): LinkedVideo | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol)) return undefined
  const host = hostname.replace(/^www\./, '')
  const parts = pathname.split('/').filter((part) => part !== '')
  if (host === 'youtu.be') return youtube(parts[0])
  if (YOUTUBE_HOSTS.has(host)) return youtube(youtubeId(parts, searchParams))
  return VIMEO_HOSTS.has(host) ? vimeo(parts, searchParams) : undefined
}

function youtubeId([first, second]: readonly string[], params: URLSearchParams): string | undefined {
  if (first === 'watch') return params.get('v') ?? undefined
  return first === 'shorts' || first === 'embed' || first === 'live' ? second : undefined
}

function youtube(id: string | undefined): LinkedVideo | undefined {
  if (id === undefined || !YOUTUBE_ID.test(id)) return undefined
  return {
    service: 'YouTube',
    id,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR`,
  }
}

/** Unlisted videos carry a second code, in the path of the page or as `h` of the player. */
function vimeo(parts: readonly string[], params: URLSearchParams): LinkedVideo | undefined {
  const at = parts.findIndex((part) => VIMEO_ID.test(part))
  const id = parts[at]
  if (id === undefined) return undefined
  const hash = [parts[at + 1], params.get('h')].find((code) => VIMEO_HASH.test(code ?? ''))
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash ? { h: hash } : {}) })
  return { service: 'Vimeo', id, player: `https://player.vimeo.com/video/${id}?${query.toString()}` }
}
