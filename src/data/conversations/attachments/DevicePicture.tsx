import { useEffect, useState } from 'react'
import { bytesOf } from './deviceBytes.ts'
import { FileFace } from './FileFace.tsx'

/** A picture whose bytes lie on the device; what it is called stands beside it. */
export function DevicePicture({ id }: { id: string }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isOver = false
    let made: string | undefined
    void bytesOf(id).then((content) => {
      if (isOver || content === undefined) return
      made = URL.createObjectURL(content)
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  if (address === undefined || isBroken) return <FileFace words="Foto" />
  return (
    <img
      src={address}
      alt=""
      decoding="async"
      className="size-full object-cover"
      onError={() => {
        setIsBroken(true)
      }}
    />
  )
}
