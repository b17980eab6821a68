import { expect, it } from 'vitest'
import { MESSAGES, serverError } from './messages.ts'

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

it('no two failures are told in the same words', () => {
  const texts = leavesOf(MESSAGES)
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
})

it('what is said of a class is said of a skill', () => {
  const { idRequired: _, ...skills } = MESSAGES.skills
  const ofClasses = Object.entries(MESSAGES.classes)
  expect(skills).toEqual(
    Object.fromEntries(ofClasses.map(([act, text]) => [act, text.replace('classe', 'skill')])),
  )
})

it("a server's error is told with its code and message, whatever they hold", () => {
  expect(serverError('Erro no registro ({code}): {message}', 'internal', 'x')).toBe(
    'Erro no registro (internal): x',
  )
  expect(serverError('Erro ao atualizar ({code}): {message}', '$&', '{code} $1 {message}')).toBe(
    'Erro ao atualizar ($&): {code} $1 {message}',
  )
})
