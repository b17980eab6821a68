/** Validation and sending of the registration in one chunk: a form that was validated can be sent without another download. */
export { createProfile } from '../../data/profiles/registration.ts'
export { filesProblem } from './filesProblem.ts'
export { registrationResolver } from './registrationResolver.ts'
export { findTaken } from './stepProblems.ts'
export { submitRegistration } from './submitRegistration.ts'
