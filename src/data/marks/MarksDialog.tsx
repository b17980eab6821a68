import { lazyPart } from '../../ui/lazyPart.tsx'
import type { MarksAct } from './marksActs.ts'
import { AddToList } from './AddToList.tsx'
import { LookDialog } from './LookDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { StateDialog } from './StateDialog.tsx'
import type { Act } from './useAct.ts'
import { WhoDialog } from './WhoDialog.tsx'

const Present = lazyPart(() => import('../proposals/Present.tsx'))
const RequestTest = lazyPart(() => import('../testRequests/RequestTest.tsx'))

export interface MarksDialogProps {
  /** Who is signed in. */
  uid: string
  /** Who is marked: names by uid. */
  people: ReadonlyMap<string, string>
  act: Act
  onClose: () => void
}

/** The dialog of what is done with everybody marked. */
export default function MarksDialog({ what, ...props }: MarksDialogProps & { what: MarksAct }) {
  switch (what) {
    case 'who':
      return <WhoDialog {...props} />
    case 'list':
      return <AddToList {...props} />
    case 'role':
      return <RoleDialog {...props} />
    case 'test':
      return <RequestTest {...props} onAsked={props.act.ended} />
    case 'present':
      return <Present {...props} onPresented={props.act.ended} />
    case 'look':
      return <LookDialog {...props} />
    case 'suspend':
    case 'archive':
    case 'republish':
      return <StateDialog {...props} what={what} />
  }
}
