/** The indexes of production: which there are by a definition file, and which queries they serve. */
export { IndexEnforcement } from './enforcement.ts'
