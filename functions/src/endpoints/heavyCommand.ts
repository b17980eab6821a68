import { addToRole } from './castings/addToRole.ts'
import { askToConfirmLook } from './people/askToConfirmLook.ts'
import { changeProfileState } from './people/changeProfileState.ts'
import { claimPostImage } from './posts/claimPostImage.ts'
import { deleteMyAccount } from './account/deleteMyAccount.ts'
import { defineDoor } from './door.ts'
import { exportMyData } from './account/exportMyData.ts'
import { exportRoster } from './roster/exportRoster.ts'
import { importCatalogue } from './catalogue/importCatalogue.ts'
import { inviteArtists } from './people/inviteArtists.ts'
import { inviteToCasting } from './castings/inviteToCasting.ts'
import { keepRheaRun } from './rhea/keepRheaRun.ts'
import { openSides } from './screenTests/openSides.ts'
import { rankArtists } from './rhea/rankArtists.ts'
import { requestTests } from './screenTests/requestTests.ts'
import { saveTestTemplate } from './screenTests/saveTestTemplate.ts'

/** The door for pictures, exports, rankings, deletions and acts on many. */
export const heavyCommand = defineDoor(
  'heavyCommand',
  {
    addToRole,
    askToConfirmLook,
    changeProfileState,
    claimPostImage,
    deleteMyAccount,
    exportMyData,
    exportRoster,
    importCatalogue,
    inviteArtists,
    inviteToCasting,
    keepRheaRun,
    openSides,
    rankArtists,
    requestTests,
    saveTestTemplate,
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 300, maxInstances: 5 },
)
