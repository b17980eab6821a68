/** What a page asks for beside its screen, each as soon as it can, by the file that it comes in. */
export const AROUND = {
  /** Around every page, once it has its content. */
  chrome: ['src/app/chrome.ts', 'src/app/idleWork.ts'],
  /** Whether a person is signed in, and what asks the server. */
  session: ['src/auth/firebaseSession.ts', 'src/firebase/auth.ts', 'src/firebase/functions.ts'],
  /** Who they are, and whether the server lets them in. */
  account: ['src/data/profiles/profiles.ts', 'src/auth/permission.ts'],
  /** Around every guarded screen. */
  workspace: [
    'src/app/guardedRoute.tsx',
    'src/app/QueryArea.tsx',
    'src/app/LeaveGuard.tsx',
    'src/data/catalogue/catalogue.ts',
  ],
} as const
