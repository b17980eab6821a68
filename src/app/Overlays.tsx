import { ToastArea } from '../ui/toast/ToastArea.tsx'
import { SecondFactorArea } from './SecondFactorArea.tsx'

/** What lies over any page: messages, and the second factor of a sign-in. */
export function Overlays() {
  return (
    <>
      <ToastArea />
      <SecondFactorArea />
    </>
  )
}
