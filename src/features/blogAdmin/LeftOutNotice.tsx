import { formatList } from '../../lib/formats/formatList.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Names the pictures that were sent and aren't in the post. */
export function LeftOutNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="warning">
      {names.length === 1
        ? `A imagem ${formatList(names)} não está no texto nem na capa e fica de fora. Ela continua em “Imagens”.`
        : `${String(names.length)} imagens não estão no texto nem na capa e ficam de fora: ${formatList(names)}. Elas continuam em “Imagens”.`}
    </Notice>
  )
}
