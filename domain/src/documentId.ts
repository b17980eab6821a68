/**
 * Whether a text can be a document's id in a path of ours: URL-safe characters only, so that it leads nowhere else (`/`, `.` and
 * `..`), and none that Firestore reserves (`__.*__`, “Quotas and limits” of its documentation), which it answers with a failure.
 */
export function isDocumentId(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text) && !(text.startsWith('__') && text.endsWith('__'))
}
