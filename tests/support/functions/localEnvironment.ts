/** What functions on this machine are given for a project, as the suite gives it: they are local ones, and take unsigned tokens as they are. */
export function localEnvironment(projectId: string): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  }
}
