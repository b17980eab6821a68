import { type TestTemplate, testTemplateSchema } from '@ribalta/domain/schemas/screenTests/template'
import { archivableQueries } from '../archivable.ts'

/** A template with its id. */
export interface TemplateEntry extends TestTemplate {
  readonly id: string
}

/** Templates of tests, for staff. */
export const {
  reads: templateReads,
  listQuery: templatesQuery,
  oneQuery: templateQuery,
} = archivableQueries('testTemplates', testTemplateSchema)
