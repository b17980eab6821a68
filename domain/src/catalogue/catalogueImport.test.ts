import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPlans, planImport } from './catalogueImport.ts'
import { CLASS_FORMS_KIND, CLASS_KIND, SKILL_KIND, toClassFormsEntry } from './catalogueKinds.ts'
import type { ArtistClass } from '../schemas/catalogue/catalogue.ts'

const ATOR = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }
const MODELO = { id: 'modelo', key: 'modelo', nameEN: 'Model', namePT: 'Modelo' }
const SAMBA = {
  id: 's1',
  type: 'Dança',
  descriptionPT: 'Samba',
  descriptionEN: 'Samba',
  descriptionES: 'Samba',
}
const planned = (lines: Readonly<Record<string, string>>[], existing: ArtistClass[] = [ATOR, MODELO]) =>
  planImport(CLASS_KIND, existing, lines, (index) => index + 2)

describe('an import of classes', () => {
  it('takes a line without id for the class of the same key', () => {
    const [plan] = planned([{ key: 'ator', nameEN: 'Actor', namePT: 'Ator e atriz' }])
    expect(plan).toEqual({ status: 'changed', entry: { ...ATOR, namePT: 'Ator e atriz' }, before: ATOR })
  })

  it('gives a new class the default key', () => {
    const [plan] = planned([{ nameEN: 'Circus artist', namePT: ' Artista  Circense ' }])
    expect(plan).toEqual({
      status: 'new',
      entry: { id: '', key: 'artista-circense', nameEN: 'Circus artist', namePT: 'Artista  Circense' },
    })
  })

  it('leaves a key as it is where the file has no keys', () => {
    const custom = { ...ATOR, key: 'atuacao' }
    const [plan] = planned([{ id: 'ator', nameEN: 'Actor', namePT: 'Atores' }], [custom])
    expect(plan).toMatchObject({ status: 'changed', entry: { key: 'atuacao', namePT: 'Atores' } })
  })

  it('keeps the id that a new line brings', () => {
    const [plan] = planned([{ id: 'duble', nameEN: 'Stunt', namePT: 'Dublê' }])
    expect(plan).toMatchObject({ status: 'new', entry: { id: 'duble', key: 'dublê' } })
  })

  it('says of each bad line why', () => {
    const plans = planned([
      { key: 'x', nameEN: '', namePT: 'y'.repeat(81) },
      { id: 'a/b', nameEN: 'A', namePT: 'A' },
      { id: '__x__', nameEN: 'B', namePT: 'B' },
      { nameEN: 'Two\nlines', namePT: 'Duas' },
    ])
    expect(plans).toEqual([
      {
        status: 'bad',
        reasons: ['Nome em inglês: preencha.', 'Nome em português: no máximo 80 caracteres.'],
      },
      { status: 'bad', reasons: ['id: use só letras, números, hífen e sublinhado (até 64).'] },
      { status: 'bad', reasons: ['id: use só letras, números, hífen e sublinhado (até 64).'] },
      { status: 'bad', reasons: ['Nome em inglês: use uma linha só, sem tabulação.'] },
    ])
  })

  it('refuses the second of two lines for one class', () => {
    const plans = planned([ATOR, { key: 'ATOR', nameEN: 'Actor', namePT: 'Outro' }])
    expect(plans[1]).toEqual({ status: 'bad', reasons: ['Repete a linha 2.'] })
    const fresh = planned([
      { nameEN: 'A', namePT: 'Voz' },
      { nameEN: 'B', namePT: 'voz' },
    ])
    expect(fresh[1]).toEqual({ status: 'bad', reasons: ['Repete a linha 2.'] })
  })

  it('refuses a key that another class keeps, and lets two classes exchange theirs', () => {
    expect(planned([{ ...MODELO, key: 'ator' }])).toEqual([
      { status: 'bad', reasons: ['Já existe no catálogo: Ator.'] },
    ])
    const swap = planned([
      { ...ATOR, key: 'modelo' },
      { ...MODELO, key: 'ator' },
    ])
    expect(countPlans(swap)).toEqual({ new: 0, changed: 2, same: 0, bad: 0 })
  })

  it('refuses two new ids that say the same', () => {
    const plans = planned([
      { id: 'v1', key: 'voz', nameEN: 'Voice', namePT: 'Voz' },
      { id: 'v2', key: 'voz', nameEN: 'Voice', namePT: 'Voz' },
    ])
    expect(plans[1]).toEqual({ status: 'bad', reasons: ['Diz o mesmo que a linha 2.'] })
  })
})

describe('an import of class forms', () => {
  const forms = { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' }
  const existing = [toClassFormsEntry({ ...ATOR, forms }), toClassFormsEntry(MODELO)]
  const planForms = (line: Readonly<Record<string, string>>) =>
    planImport(CLASS_FORMS_KIND, existing, [line])[0]

  it('finds the class by its key and keeps the name that the class has', () => {
    expect(planForms({ key: 'ator', ...forms, neutral: 'Artista' })).toEqual({
      status: 'changed',
      entry: { id: 'ator', key: 'ator', namePT: 'Ator', ...forms, neutral: 'Artista' },
      before: existing[0],
    })
    expect(planForms({ id: 'ator', key: 'outra', ...forms })).toMatchObject({ status: 'same' })
  })

  it('takes empty forms', () => {
    expect(planForms({ key: 'ator' })).toMatchObject({
      status: 'changed',
      entry: { feminine: '', masculine: '', neutral: '' },
    })
    expect(planForms({ id: 'modelo' })).toMatchObject({ status: 'same' })
  })

  it.each([
    ['an unknown key', { key: 'voz', ...forms }, 'Não há classe com este id ou esta chave.'],
    ['an unknown id', { id: 'voz', ...forms }, 'Não há classe com este id ou esta chave.'],
    ['neither id nor key', forms, 'Não há classe com este id ou esta chave.'],
    ['a form of 81 letters', { key: 'ator', neutral: 'x'.repeat(81) }, 'Neutro: no máximo 80 caracteres.'],
    ['two lines', { key: 'ator', feminine: 'a\nb' }, 'Feminino: use uma linha só, sem tabulação.'],
  ])('refuses %s', (_case, line, reason) => {
    expect(planForms(line)).toEqual({ status: 'bad', reasons: [reason] })
  })
})

it('an import of skills takes type and description, whatever the accents, for the same skill', () => {
  const [plan] = planImport(
    SKILL_KIND,
    [SAMBA],
    [{ type: 'danca', descriptionPT: 'SAMBA', descriptionEN: 'Samba', descriptionES: 'Samba' }],
  )
  expect(plan).toMatchObject({ status: 'changed', entry: { id: 's1', type: 'danca' } })
})

it('the same lines a second time change nothing', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'é', ' ', '-', '=') })
  const line = fc.record({ key: word, nameEN: word, namePT: word })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const first = planned(lines)
      const stored = new Map([ATOR, MODELO].map((entry) => [entry.id, entry]))
      const good = lines.filter((_, index) => first[index]?.status !== 'bad')
      first.forEach((plan, index) => {
        if (plan.status === 'bad') return
        const id = plan.entry.id === '' ? `novo${String(index)}` : plan.entry.id
        stored.set(id, { ...plan.entry, id })
      })
      expect(countPlans(planned(good, [...stored.values()]))).toMatchObject({ new: 0, changed: 0, bad: 0 })
    }),
  )
})
