/** What judges and sends the registration, loaded as one: a form that was judged can be sent without another download. */
export { createProfile } from '../../data/profiles/registration.ts'
export { filesProblem } from './filesProblem.ts'
export { registrationResolver } from './registrationResolver.ts'
export { findTaken } from './stepProblems.ts'
export { submitRegistration } from './submitRegistration.ts'
