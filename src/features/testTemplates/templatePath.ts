import { archivablePath } from '../../data/archivablePath.ts'

/** Where the directors' templates are, by what is open. */
export const templatePath = archivablePath('/test', 'modelo')
