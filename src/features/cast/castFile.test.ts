import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { preparedSchema } from '@ribalta/domain/schemas/people/invitation'
import { FACT_NAMES } from '@ribalta/domain/people/factTable'
import { expect, it } from 'vitest'
import { castModel, readCastFile, type CastReading } from './castFile.ts'

const catalogue = {
  classes: [
    { id: 'atriz', key: 'atriz', nameEN: 'Actress', namePT: 'Atriz' },
    { id: 'musico', key: 'musico', nameEN: 'Musician', namePT: 'Músico' },
  ],
  skills: [{ id: 'violao', type: 'music', descriptionPT: 'Violão', descriptionEN: '', descriptionES: '' }],
}

async function cast(...rows: string[]): Promise<CastReading> {
  const reading = await readCastFile(new TextEncoder().encode(rows.join('\n')), catalogue)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.cast
}

function prepared({ lines }: CastReading): (Prepared | readonly string[])[] {
  return lines.map(({ reading }) => ('prepared' in reading ? reading.prepared : reading.problems))
}

it('an agency’s sheet is read as it is kept', async () => {
  const [dora] = prepared(
    await cast(
      'Nome;E-MAIL;Celular;Nascimento;Altura (m);UF;Gênero;Classes;Habilidades;Idiomas;Idade cênica;Instagram;Obs',
      'Dora Lima;Dora@Example.com;+55 (81) 98888-7777;5/3/1994;1,68 m;pe;F;Atriz, músico;Violão 4;inglês, Libras;25 a 32;@dora.lima;x',
    ),
  )
  expect(dora).toEqual({
    artisticName: 'Dora Lima',
    email: 'dora@example.com',
    phone: '81988887777',
    birthDate: '1994-03-05',
    facts: expect.objectContaining({
      heightCm: 168,
      uf: 'PE',
      gender: 'feminino',
      classes: ['atriz', 'musico'],
      skills: [{ id: 'violao', level: 4 }],
      languages: ['Inglês', 'Libras'],
      playingAge: { min: 25, max: 32 },
      links: { instagram: 'https://www.instagram.com/dora.lima' },
    }) as unknown,
  })
  expect(preparedSchema.safeParse(JSON.parse(JSON.stringify(dora))).success).toBe(true)
})

it('says of each line what is wrong with it, and reads the others', async () => {
  const reading = await cast(
    'Nome,E-mail,Altura,Classes,Habilidades',
    'Ana,ana@example.com,168,,',
    ',bia@example.com,,,',
    'Caio,,,,',
    'Davi,davi@,9000,Piloto,Violão',
    'Ana de novo,ANA@example.com,,,',
  )
  const [ana, ...others] = prepared(reading)
  expect(ana).toMatchObject({ artisticName: 'Ana', facts: { heightCm: 168 } })
  expect(others).toEqual([
    ['Informe o nome artístico.'],
    ['Informe um e-mail ou um telefone.'],
    [
      'Classes: “Piloto” não está na lista.',
      'Habilidades: diga o nível de 1 a 5, como “Violão 3”.',
      'Formato de e-mail inválido.',
      'Altura: no máximo 2,50 m.',
    ],
    ['A mesma pessoa já está na linha 2.'],
  ])
})

it('names the columns that say nothing here, and asks for the one that is needed', async () => {
  expect((await cast('Nome;Cachê;E-mail', 'Ana;100;ana@example.com')).ignored).toEqual(['Cachê'])
  const reading = await readCastFile(new TextEncoder().encode('E-mail\nana@example.com'), catalogue)
  expect(reading).toEqual({ problem: 'Na primeira linha falta a coluna Nome artístico (ou Nome).' })
})

it('the model has a column for everything that can be read', async () => {
  const header = (await castModel().text()).replace(/^\uFEFF/, '').trim()
  const { ignored, lines } = await cast(
    header,
    `Ana;ana@example.com${';'.repeat(header.split(';').length - 2)}`,
  )
  expect(ignored).toEqual([])
  expect(header.split(';')).toHaveLength(4 + FACT_NAMES.length - 1 + 4)
  expect(prepared({ lines, ignored })).toEqual([expect.objectContaining({ artisticName: 'Ana' })])
})

it('reads a phone with its country, and says what is wrong with one that can’t be right', async () => {
  const reading = await cast(
    'Nome;Celular',
    'Ana;5511987654321',
    'Bia;+351 912 345 678',
    'Caio;011987654300',
    'Davi;(11) 8765-4321',
  )
  const [ana, bia, caio, davi] = prepared(reading)
  expect([ana, bia, caio]).toMatchObject([
    { phone: '11987654321' },
    { phone: '00351912345678' },
    { phone: '11987654300' },
  ])
  expect(davi).toEqual([expect.stringContaining('Falta um dígito')])
})

it('reads a file of hostile cells in the time of an ordinary one', async () => {
  const long = (text: string): string => text.repeat(200_000)
  const header = `Nome;E-mail;Altura (m);Habilidades;${long('(')}`
  const { lines, ignored } = await cast(header, `Ana;ana@example.com;1${long(' ')}x;Violão${long(' ')}x;y`)
  expect(ignored).toHaveLength(1)
  expect(prepared({ lines, ignored })).toEqual([
    expect.arrayContaining([expect.stringMatching(/^Habilidades/)]),
  ])
})
