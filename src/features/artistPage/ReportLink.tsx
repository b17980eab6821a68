import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const ReportArtist = lazyPart(() => import('./ReportArtist.tsx'))

/** At the end of the page: something is wrong with it. */
export default function ReportLink({ artistId }: { artistId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <div className="mt-16 border-t border-line pt-4">
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        className="-ml-5"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        Denunciar esta página
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportArtist
            artistId={artistId}
            open={isOpen}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
