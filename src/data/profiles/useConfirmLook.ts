import { useState } from 'react'
import { toast } from '../../ui/toast/toastStore.ts'

/** Says that one still looks like this; resolves to why that failed, for the person. */
export type ConfirmLook = () => Promise<string | undefined>

/** The one tap by which somebody says so: it is said once it is stored, and a failure stays where it was tapped. */
export function useConfirmLook(confirm: ConfirmLook) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    isBusy,
    problem,
    confirm: async (): Promise<void> => {
      setIsBusy(true)
      const failure = await confirm()
      setIsBusy(false)
      setProblem(failure)
      if (failure === undefined) toast({ title: 'Fotos e medidas confirmadas' })
    },
  }
}
