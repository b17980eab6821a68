import { useQuery } from '@tanstack/react-query'
import { testPath } from '../../lib/deskPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MOST_TO_ANSWER, toAnswerQuery } from './queries.ts'

/** To the tests that wait for an answer, with how many they are; nothing where none does. */
export function ToAnswerLink({ viewer }: { viewer: string }) {
  const { data = [] } = useQuery(toAnswerQuery(viewer))
  const [first] = data
  if (first === undefined) return null
  const count = data.length < MOST_TO_ANSWER ? String(data.length) : `${String(data.length)} ou mais`
  return (
    <ButtonLink
      to={testPath(first.id)}
      variant="secondary"
    >{`Testes esperando resposta (${count})`}</ButtonLink>
  )
}
