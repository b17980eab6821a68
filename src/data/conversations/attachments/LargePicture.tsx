import { Button } from '../../../ui/Button.tsx'
import { usePrivateFile } from '../../privateFiles/usePrivateFile.ts'

/** A picture as large as the window lets it be. */
export function LargePicture({ path, name }: { path: string; name: string }) {
  const { status, address, arrived, renew, retry } = usePrivateFile(path)
  if (status === 'failed') {
    return (
      <Button variant="secondary" className="bg-surface" onClick={retry}>
        A foto não veio. Tentar de novo
      </Button>
    )
  }
  return address === undefined ? null : (
    <img
      src={address}
      alt={name}
      className="max-h-full max-w-full object-contain"
      onLoad={arrived}
      onError={renew}
    />
  )
}
