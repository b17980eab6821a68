import { canAct, PROFILE_ACTS, type ProfileAct } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Suspense, useState } from 'react'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { ACT_WORDS } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const PersonActDialog = lazyPart(() => import('./PersonActDialog.tsx'))

/** What directors do with a person: the artist reads the reason. */
export function PersonActs({ uid, profile }: { uid: string; profile: Profile }) {
  const [asked, setAsked] = useState<ProfileAct>()
  const [reason, setReason] = useState('')
  useUnsaved(reason.trim() !== '', {
    words: 'O motivo que você escreveu ainda não foi enviado.',
    forget: () => {
      setReason('')
    },
  })
  return (
    <>
      {PROFILE_ACTS.filter((act) => canAct(profile, act)).map((act) => (
        <Button
          key={act}
          variant="secondary"
          onClick={() => {
            setAsked(act)
          }}
        >
          {ACT_WORDS[act].action}
        </Button>
      ))}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <PersonActDialog
            uid={uid}
            profile={profile}
            act={asked}
            reason={reason}
            onReason={setReason}
            onDone={() => {
              setAsked(undefined)
              setReason('')
            }}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
