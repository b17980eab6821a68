import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import { portraitImage } from '../../lib/media/portraitImage.ts'
import { Portrait } from '../../ui/Portrait.tsx'

export interface PhotoButtonProps {
  photo: ProfileImage
  name: string
  /** Its place among all the photos, from 0, and how many they are. */
  place: number
  total: number
  sizes: string
  eager?: boolean
  onOpen: (place: number) => void
}

/** A photo that opens over the whole window. */
export function PhotoButton({ photo, name, place, total, sizes, eager = false, onOpen }: PhotoButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Ampliar foto ${String(place + 1)} de ${String(total)} de ${name}`}
      aria-haspopup="dialog"
      className="group block w-full cursor-zoom-in overflow-hidden rounded-card"
      onClick={() => {
        onOpen(place)
      }}
    >
      <Portrait
        image={portraitImage(photo)}
        alt=""
        sizes={sizes}
        eager={eager}
        className="transition-transform duration-500 ease-out group-hover:scale-[1.02]"
      />
    </button>
  )
}
