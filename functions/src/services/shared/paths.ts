import type { CollectionReference, DocumentReference, Firestore } from '../../admin/backend.ts'

/** Where each record lies; the one place that spells the paths of docs/data.md. */
export const paths = {
  profile: (db: Firestore, uid: string): DocumentReference => db.doc(`profiles/${uid}`),
  details: (db: Firestore, uid: string): DocumentReference => db.doc(`profiles/${uid}/private-data/details`),
  accountEvents: (db: Firestore, uid: string): CollectionReference =>
    db.collection(`profiles/${uid}/accountEvents`),
  artist: (db: Firestore, uid: string): DocumentReference => db.doc(`artists/${uid}`),
  roster: (db: Firestore, name: string): DocumentReference => db.doc(`roster/${name}`),
  username: (db: Firestore, slug: string): DocumentReference => db.doc(`usernames/${slug}`),
  phone: (db: Firestore, digits: string): DocumentReference => db.doc(`phones/${digits}`),
  request: (db: Firestore, id: string): DocumentReference => db.doc(`requests/${id}`),
  /** Client-made request ids hold no colon, so these never meet. */
  mediaRequest: (db: Firestore): DocumentReference => {
    const requests = db.collection('requests')
    return requests.doc(`media:${requests.doc().id}`)
  },
  videoRequest: (db: Firestore, uid: string, mediaId: string): DocumentReference =>
    db.doc(`requests/video:${uid}:${mediaId}`),
  deletionRequest: (db: Firestore, uid: string): DocumentReference => db.doc(`requests/deletion:${uid}`),
  consent: (db: Firestore, uid: string, kind: string, version: string): DocumentReference =>
    db.doc(`consents/${uid}_${kind}_${version}`),
  /** A later line of the ledger. */
  laterConsent: (db: Firestore): DocumentReference => db.collection('consents').doc(),
  /** What may be uploaded below `temp-media/{session}`; the storage rules read it. */
  uploadTicket: (db: Firestore, session: string): DocumentReference => db.doc(`uploadTickets/${session}`),
  invitation: (db: Firestore, id: string): DocumentReference => db.doc(`invitations/${id}`),
  outbox: (db: Firestore, id: string): DocumentReference => db.doc(`outbox/${id}`),
  mail: (db: Firestore, id: string): DocumentReference => db.doc(`mail/${id}`),
  noticeSettings: (db: Firestore, uid: string): DocumentReference =>
    db.doc(`profiles/${uid}/settings/notices`),
  /** The gendered forms of classes. */
  classForms: (db: Firestore): DocumentReference => db.doc('settings/classForms'),
  audit: (db: Firestore): DocumentReference => db.collection('auditLog').doc(),
  rateLimit: (db: Firestore, key: string): DocumentReference => db.doc(`rateLimits/${key}`),
  refusals: (db: Firestore, day: string): DocumentReference => db.doc(`refusals/${day}`),
  post: (db: Firestore, slug: string): DocumentReference => db.doc(`posts/${slug}`),
  /** A version of a post as it was before the next one. */
  postVersion: (db: Firestore, slug: string, version: number): DocumentReference =>
    db.doc(`posts/${slug}/history/${String(version)}`),
  casting: (db: Firestore, id: string): DocumentReference => db.doc(`castings/${id}`),
  castingRole: (db: Firestore, castingId: string, roleId: string): DocumentReference =>
    db.doc(`castings/${castingId}/roles/${roleId}`),
  castingInternal: (db: Firestore, castingId: string): DocumentReference =>
    db.doc(`castings/${castingId}/internal/details`),
  /** That an artist applied, for the rules. */
  castingApplicant: (db: Firestore, castingId: string, uid: string): DocumentReference =>
    db.doc(`castings/${castingId}/applicants/${uid}`),
  /** That the agency invited an artist. */
  castingInvited: (db: Firestore, castingId: string, uid: string): DocumentReference =>
    db.doc(`castings/${castingId}/invited/${uid}`),
  application: (db: Firestore, castingId: string, id: string): DocumentReference =>
    db.doc(`castings/${castingId}/applications/${id}`),
  /** The same application as the team works with it. */
  candidate: (db: Firestore, castingId: string, id: string): DocumentReference =>
    db.doc(`castings/${castingId}/board/${id}`),
  board: (db: Firestore, castingId: string): CollectionReference =>
    db.collection(`castings/${castingId}/board`),
  testTemplate: (db: Firestore, id: string): DocumentReference => db.doc(`testTemplates/${id}`),
  templateVersion: (db: Firestore, id: string, version: number): DocumentReference =>
    db.doc(`testTemplates/${id}/versions/${String(version)}`),
  criteriaSet: (db: Firestore, id: string): DocumentReference => db.doc(`rheaCriteria/${id}`),
  criteriaVersion: (db: Firestore, id: string, version: number): DocumentReference =>
    db.doc(`rheaCriteria/${id}/versions/${String(version)}`),
  /** A ranking that was kept. */
  rheaRun: (db: Firestore, id: string): DocumentReference => db.doc(`rheaRuns/${id}`),
  testRequest: (db: Firestore, id: string): DocumentReference => db.doc(`testRequests/${id}`),
  /** What there is to read of a test. */
  testSides: (db: Firestore, id: string): DocumentReference => db.doc(`testRequests/${id}/sides/current`),
  takes: (db: Firestore, id: string): CollectionReference => db.collection(`testRequests/${id}/takes`),
  reviews: (db: Firestore, id: string): CollectionReference => db.collection(`testRequests/${id}/reviews`),
  stats: (db: Firestore, id: string): DocumentReference => db.doc(`stats/${id}`),
  messageReport: (db: Firestore, id: string): DocumentReference => db.doc(`messageReports/${id}`),
  contactMessage: (db: Firestore, id: string): DocumentReference => db.doc(`contactMessages/${id}`),
  proposal: (db: Firestore, id: string): DocumentReference => db.doc(`proposals/${id}`),
  /** What one of its artists may know of it. */
  participant: (db: Firestore, id: string, uid: string): DocumentReference =>
    db.doc(`proposals/${id}/participants/${uid}`),
  proposalCode: (db: Firestore, id: string): DocumentReference => db.doc(`proposals/${id}/internal/code`),
  proposalReview: (db: Firestore, id: string, reviewerId: string): DocumentReference =>
    db.doc(`proposals/${id}/answers/${reviewerId}`),
  proposalView: (db: Firestore, id: string, reviewerId: string): DocumentReference =>
    db.doc(`proposals/${id}/views/${reviewerId}`),
  /** What opens its room. */
  proposalKey: (db: Firestore, id: string): DocumentReference => db.doc(`proposals/${id}/internal/key`),
  conversation: (db: Firestore, id: string): DocumentReference => db.doc(`conversations/${id}`),
  message: (db: Firestore, conversationId: string, id: string): DocumentReference =>
    db.doc(`conversations/${conversationId}/messages/${id}`),
  inbox: (db: Firestore, uid: string): DocumentReference => db.doc(`inboxes/${uid}`),
  feed: (db: Firestore, id: string): DocumentReference => db.doc(`feed/${id}`),
} as const
