// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { postDraft } from './postDraft.ts'
import { draftResolver, EMPTY_POST, postResolver, toPostValues } from './postValues.ts'

afterEach(() => {
  localStorage.clear()
})

describe('what was typed and not saved', () => {
  it('is found again by the same person for the same post', () => {
    const draft = { version: 2, values: { ...EMPTY_POST, title: 'Um título' } }
    postDraft('helena', 'um-texto').save(draft)
    expect(postDraft('helena', 'um-texto').load()).toEqual(draft)
    expect(postDraft('outra', 'um-texto').load()).toBeUndefined()
    expect(postDraft('helena', undefined).load()).toBeUndefined()
    postDraft('helena', 'um-texto').clear()
    expect(postDraft('helena', 'um-texto').load()).toBeUndefined()
  })

  it.each(['', '{', '{"version":1}', '{"version":1,"values":{"title":7}}'])(
    'is none where %j lies',
    (text) => {
      localStorage.setItem('ribalta.post.helena.', text)
      expect(postDraft('helena', undefined).load()).toBeUndefined()
    },
  )
})

const FORM = {
  title: 'Um título',
  slug: 'um-titulo',
  excerpt: 'O que diz o texto.',
  body: 'O texto.',
  tags: ['carreira', 'self-tape'],
}

describe('the form of a post', () => {
  const options = { fields: {}, shouldUseNativeValidation: false }

  it('gives back what it was given', async () => {
    expect(await postResolver(toPostValues(FORM), undefined, options)).toEqual({ values: FORM, errors: {} })
  })

  it('makes tags of what is between commas, each once', async () => {
    const values = { ...toPostValues(FORM), tags: ' Carreira,,  carreira, Direitos  de imagem ,' }
    const { values: form } = await postResolver(values, undefined, options)
    expect(form).toMatchObject({ tags: ['carreira', 'direitos de imagem'] })
  })

  it('needs a title and an address only while it is a draft', async () => {
    const bare = { ...EMPTY_POST, title: 'Um título', slug: 'um-titulo' }
    expect((await draftResolver(bare, undefined, options)).errors).toEqual({})
    expect(Object.keys((await postResolver(bare, undefined, options)).errors)).toEqual(['excerpt', 'body'])
  })

  it('says what is wrong at its field', async () => {
    const { errors } = await postResolver({ ...EMPTY_POST, tags: 'x' }, undefined, options)
    expect(Object.keys(errors).toSorted()).toEqual(['body', 'excerpt', 'slug', 'tags', 'title'])
    expect(errors['title']).toMatchObject({ message: 'Título: informe ao menos 3 caracteres.' })
  })
})
