/** What of the profile no first look needs, in one piece of code: uploads, what lies below, and what is seldom there. */
export { ConsentRenewal } from './ConsentRenewal.tsx'
export { FactsSections } from './FactsSections.tsx'
export { NewMedia } from './NewMedia.tsx'
export { PrivateSections } from './PrivateSections.tsx'
