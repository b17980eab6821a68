import { applyToCasting } from './applyToCasting.ts'
import { catalogueUsage } from './catalogueUsage.ts'
import { changeState } from './changeState.ts'
import { defineDoor } from './door.ts'
import { endOtherSessions } from './endOtherSessions.ts'
import { openFiles } from './openFiles.ts'
import { openGuardianContact } from './openGuardianContact.ts'
import { openInvitation } from './openInvitation.ts'
import { openPrivateDetails } from './openPrivateDetails.ts'
import { openUploads } from './openUploads.ts'
import { recordAccountEvent } from './recordAccountEvent.ts'
import { recordConsent } from './recordConsent.ts'
import { reportArtist } from './reportArtist.ts'
import { reportCasting } from './reportCasting.ts'
import { reportFailedSignIn } from './reportFailedSignIn.ts'
import { resetSecondFactors } from './resetSecondFactors.ts'
import { reviewProfile } from './reviewProfile.ts'
import { saveCasting } from './saveCasting.ts'
import { setGrants } from './setGrants.ts'
import { submitContact } from './submitContact.ts'
import { ticketSecrets } from './ticketSecret.ts'
import { warmInstances } from './warmInstances.ts'

/** The door for what reads and writes a few documents. */
export const command = defineDoor(
  'command',
  {
    applyToCasting,
    catalogueUsage,
    changeState,
    endOtherSessions,
    openFiles,
    openGuardianContact,
    openInvitation,
    openPrivateDetails,
    openUploads,
    recordAccountEvent,
    recordConsent,
    reportArtist,
    reportCasting,
    reportFailedSignIn,
    resetSecondFactors,
    reviewProfile,
    saveCasting,
    setGrants,
    submitContact,
  },
  {
    memory: '512MiB',
    concurrency: 80,
    timeoutSeconds: 60,
    minInstances: warmInstances,
    maxInstances: 20,
    secrets: ticketSecrets,
  },
)
