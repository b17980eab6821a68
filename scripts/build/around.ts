/** Modules that a page imports beside its screen, by the file that the build puts them in. */
export const AROUND = {
  /** The frame of every page, which comes after the content. */
  chrome: ['src/app/chrome.ts', 'src/app/idleWork.ts'],
  /** The session, and the calls of the server. */
  session: ['src/auth/firebaseSession.ts', 'src/firebase/auth.ts', 'src/firebase/functions.ts'],
  /** The person's profile, and the server's permission check. */
  account: ['src/data/profiles/profiles.ts', 'src/auth/permission.ts'],
  /** The frame of every guarded screen. */
  workspace: [
    'src/app/guardedRoute.tsx',
    'src/app/QueryArea.tsx',
    'src/app/LeaveGuard.tsx',
    'src/data/catalogue/catalogue.ts',
  ],
} as const
