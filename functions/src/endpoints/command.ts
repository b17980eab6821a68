import { addToProposal } from './proposals/addToProposal.ts'
import { answerProposal } from './proposals/answerProposal.ts'
import { applyToCasting } from './castings/applyToCasting.ts'
import { archiveRheaCriteria } from './rhea/archiveRheaCriteria.ts'
import { archiveTestTemplate } from './screenTests/archiveTestTemplate.ts'
import { askMoreTime } from './screenTests/askMoreTime.ts'
import { beginTake } from './screenTests/beginTake.ts'
import { catalogueUsage } from './catalogue/catalogueUsage.ts'
import { changeState } from './castings/changeState.ts'
import { defineDoor } from './door.ts'
import { deleteReceived } from './site/deleteReceived.ts'
import { endOtherSessions } from './account/endOtherSessions.ts'
import { getProposal } from './proposals/getProposal.ts'
import { giveMoreTime } from './screenTests/giveMoreTime.ts'
import { leaveConversation } from './conversations/leaveConversation.ts'
import { openFiles } from './media/openFiles.ts'
import { openGuardianContact } from './people/openGuardianContact.ts'
import { openInvitation } from './people/openInvitation.ts'
import { openPrivateDetails } from './people/openPrivateDetails.ts'
import { openUploads } from './media/openUploads.ts'
import { recordAccountEvent } from './account/recordAccountEvent.ts'
import { recordConsent } from './account/recordConsent.ts'
import { renewProposalLink } from './proposals/renewProposalLink.ts'
import { reportArtist } from './people/reportArtist.ts'
import { reportCasting } from './castings/reportCasting.ts'
import { reportFailedSignIn } from './account/reportFailedSignIn.ts'
import { reportMessage } from './conversations/reportMessage.ts'
import { resetSecondFactors } from './account/resetSecondFactors.ts'
import { reviewProfile } from './people/reviewProfile.ts'
import { saveCasting } from './castings/saveCasting.ts'
import { saveProposal } from './proposals/saveProposal.ts'
import { saveRheaCriteria } from './rhea/saveRheaCriteria.ts'
import { setProposalCode } from './proposals/setProposalCode.ts'
import { sendMessage } from './conversations/sendMessage.ts'
import { startConversation } from './conversations/startConversation.ts'
import { setGrants } from './account/setGrants.ts'
import { submitContact } from './site/submitContact.ts'
import { submitTest } from './screenTests/submitTest.ts'
import { ticketSecrets } from './media/ticketSecret.ts'
import { warmInstances } from './warmInstances.ts'

/** The door for what reads and writes a few documents. */
export const command = defineDoor(
  'command',
  {
    addToProposal,
    answerProposal,
    applyToCasting,
    archiveRheaCriteria,
    archiveTestTemplate,
    askMoreTime,
    beginTake,
    catalogueUsage,
    changeState,
    deleteReceived,
    endOtherSessions,
    getProposal,
    giveMoreTime,
    leaveConversation,
    openFiles,
    openGuardianContact,
    openInvitation,
    openPrivateDetails,
    openUploads,
    recordAccountEvent,
    recordConsent,
    renewProposalLink,
    reportArtist,
    reportCasting,
    reportFailedSignIn,
    reportMessage,
    resetSecondFactors,
    reviewProfile,
    saveCasting,
    saveProposal,
    saveRheaCriteria,
    sendMessage,
    setGrants,
    setProposalCode,
    startConversation,
    submitContact,
    submitTest,
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
