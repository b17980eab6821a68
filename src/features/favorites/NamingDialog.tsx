import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { NameDialogProps } from './NameDialog.tsx'

const NameDialog = lazyPart(() => import('./NameDialog.tsx'))

/** Names a list, new or old; the code of its form comes with the first one. */
export function NamingDialog(props: NameDialogProps) {
  return (
    <Suspense fallback={null}>
      <NameDialog {...props} />
    </Suspense>
  )
}
