/** The indexes of production: which there are by a definition file, and which queries they serve. See enforcement.ts. */
export { DefinitionError } from './jsonPlace.ts'
export { IndexEnforcement } from './enforcement.ts'
