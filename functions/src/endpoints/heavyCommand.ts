import { addToRole } from './addToRole.ts'
import { askToConfirmLook } from './askToConfirmLook.ts'
import { changeProfileState } from './changeProfileState.ts'
import { claimPostImage } from './claimPostImage.ts'
import { deleteMyAccount } from './deleteMyAccount.ts'
import { defineDoor } from './door.ts'
import { exportMyData } from './exportMyData.ts'
import { exportRoster } from './exportRoster.ts'
import { importCatalogue } from './importCatalogue.ts'
import { inviteArtists } from './inviteArtists.ts'

/** The door for pictures, exports, deletions and acts on many. */
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
  },
  { memory: '1GiB', concurrency: 4, timeoutSeconds: 300, maxInstances: 5 },
)
