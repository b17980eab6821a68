import { Button } from '../../../ui/Button.tsx'
import { usePrivateFile } from '../../privateFiles/usePrivateFile.ts'
import { useIsNear } from './useIsNear.ts'

export interface ThreadPictureProps {
  path: string
  /** What it is called for whoever does not see it. */
  name: string
  onOpen: () => void
}

/** A picture in a conversation, which is asked for when it comes near and opens large. */
export function ThreadPicture({ path, name, onOpen }: ThreadPictureProps) {
  const [place, isNear] = useIsNear<HTMLDivElement>()
  const { status, address, arrived, renew, retry } = usePrivateFile(path, isNear)
  if (status === 'failed') {
    return (
      <div className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-sm">
        A foto não veio.
        <Button variant="secondary" size="small" className="bg-surface" onClick={retry}>
          Tentar de novo
        </Button>
      </div>
    )
  }
  return (
    <div ref={place} className="size-full">
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        className="block size-full cursor-zoom-in outline-offset-[-2px]"
        onClick={onOpen}
      >
        {address === undefined ? null : (
          <img
            src={address}
            alt=""
            decoding="async"
            className="size-full object-cover"
            onLoad={arrived}
            onError={renew}
          />
        )}
      </button>
    </div>
  )
}
