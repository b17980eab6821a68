import { linkedVideo } from '@ribalta/domain/media/videoLink'
import { useCallback } from 'react'
import { creditLine } from '../../data/works/creditLine.ts'
import { readPublicWorks, type PublicWork } from '../../data/works/works.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkedVideoFrame } from './LinkedVideoFrame.tsx'

export interface WorksProps {
  artistId: string
  /** The address of a picture to show until a video is played. */
  poster: string | undefined
}

/** What the artist did, last on the page: it moves nothing when it comes. Nothing at all where there is nothing. */
export function Works({ artistId, poster }: WorksProps) {
  const load = useCallback((signal: AbortSignal) => readPublicWorks(artistId, signal), [artistId])
  const works = useLoad(load)
  if (works.status === 'loading' || (works.status === 'ready' && works.data.length === 0)) return null
  return (
    <section aria-labelledby="trabalhos" className="border-t border-line py-12 md:py-16">
      <h2 id="trabalhos" className="mb-6 text-2xl md:mb-8 md:text-3xl">
        Trabalhos
      </h2>
      {works.status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
          <p>Não foi possível carregar os trabalhos.</p>
          <Button variant="secondary" size="small" onClick={works.retry}>
            Tentar novamente
          </Button>
        </div>
      ) : (
        <ul className="border-b border-line">
          {works.data.map((work) => (
            <li key={work.id} className="border-t border-line py-5">
              <WorkLine work={work} poster={poster} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WorkLine({ work, poster }: { work: PublicWork; poster: string | undefined }) {
  const { title, year, links } = work
  const videos = links.flatMap((link) => linkedVideo(link) ?? [])
  const pages = links.filter((link) => linkedVideo(link) === undefined)
  return (
    <article className="grid gap-x-8 gap-y-1 sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="pt-1 text-muted tabular-nums">{year}</p>
      <div>
        <h3 className="text-xl md:text-2xl">{title}</h3>
        <p className="mt-1 text-muted wrap-anywhere">{creditLine(work)}</p>
        {pages.length === 0 ? null : (
          <ul aria-label={`Links de ${title}`} className="flex flex-wrap gap-x-5">
            {pages.map((page) => (
              <li key={page}>
                <a
                  href={page}
                  target="_blank"
                  rel="noopener nofollow"
                  className="text-link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  <span>{new URL(page).hostname.replace(/^www\./, '')}</span>
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {videos.length === 0 ? null : (
        <ul className="mt-3 grid max-w-md gap-4 sm:col-start-2 lg:col-start-3 lg:mt-0">
          {videos.map((video) => (
            <li key={video.id}>
              <LinkedVideoFrame video={video} title={title} poster={poster} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
