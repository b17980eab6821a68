import { archivablePath } from '../archivablePath.ts'

/** Where sets of criteria are, by what is open. */
export const criteriaPath = archivablePath('/rhea-criteria', 'criterios')
