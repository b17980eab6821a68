import { useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { useVisit } from './answering/visitContext.ts'
import { unsentText } from './unsentText.ts'

/** What somebody had said and could not send any more: theirs to take along. */
export default function UnsentAnswers() {
  const { review, nameOf } = useVisit()
  const text = unsentText(useStore(review).unsent, nameOf)
  const [hasFailed, setHasFailed] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setHasFailed(false)
      toast({ title: 'Copiado' })
    } catch (error) {
      logWarning('Unsent answers were not copied', error)
      setHasFailed(true)
    }
  }

  return (
    <section aria-labelledby="nao-enviado" className="mb-10 max-w-reading border-t border-line pt-8">
      <h2 id="nao-enviado" className="text-2xl">
        O que você ainda não tinha enviado
      </h2>
      <p className="mt-2 text-muted">
        Continua guardado neste aparelho. Copie e mande para quem enviou o link.
      </p>
      <p className="mt-5 mb-5 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">{text}</p>
      <Button onClick={() => void copy()}>Copiar</Button>
      {hasFailed ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          Não foi possível copiar. Selecione o texto acima.
        </p>
      ) : null}
    </section>
  )
}
