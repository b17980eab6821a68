import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typedSchema } from './typedSchema.ts'

const sent = z.object({
  name: z.string().check(z.minLength(2, 'Informe o nome.')),
  tags: z.array(z.string().check(z.minLength(2, 'Etiqueta curta.'))),
})

interface Typed {
  name: string
  tags: string
}

const read = ({ name, tags }: Typed): object => ({ name, tags: tags.split(',') })

function objections(result: { error?: z.core.$ZodError | undefined }): unknown[] {
  return (result.error?.issues ?? []).map(({ path, message }) => [path, message])
}

it('what was typed is given as it is sent', () => {
  expect(typedSchema(read, sent).parse({ name: 'Ana', tags: 'dança,canto' })).toEqual({
    name: 'Ana',
    tags: ['dança', 'canto'],
  })
})

it('an objection deep in a value is shown at the field that it was typed in', () => {
  expect(objections(typedSchema(read, sent).safeParse({ name: 'A', tags: 'dança,c' }))).toEqual([
    [['name'], 'Informe o nome.'],
    [['tags'], 'Etiqueta curta.'],
  ])
})

it('a form may say where and how an objection is shown', () => {
  const schema = typedSchema(read, sent, ({ path, message }) => ({
    field: `roles.0.${String(path[0])}`,
    message: `${message}!`,
  }))
  expect(objections(schema.safeParse({ name: 'A', tags: 'canto' }))).toEqual([
    [['roles', '0', 'name'], 'Informe o nome.!'],
  ])
})
