import { formatList } from '../../../lib/formats/formatList.ts'
import { artistsWords } from '../artistsWords.ts'
import type { Appearing } from './appearing.ts'
import { TermLine } from './TermLine.tsx'

/** Whom a client sees at once, whom later, and whom not. */
export function WhoAppears({ shown, asked, out }: Appearing) {
  return (
    <>
      <TermLine term="Quem aparece">
        {shown === 0 && asked.length > 0
          ? 'Ninguém na hora: o cliente vê cada artista que aceitar.'
          : artistsWords(shown)}
      </TermLine>
      {asked.length === 0 ? null : (
        <TermLine term="Quem vai ser perguntado">{`${formatList(asked)}. ${asked.length === 1 ? 'Aparece' : 'Cada um aparece'} depois que aceitar.`}</TermLine>
      )}
      {out.length === 0 ? null : <TermLine term="De fora por enquanto">{formatList(out)}</TermLine>}
      <TermLine term="O que os artistas leem">
        Ao publicar, cada um lê em Trabalhos que está nesta apresentação, com o título, o prazo e o que
        aparece de si. O nome do cliente e a mensagem, não.
      </TermLine>
    </>
  )
}
