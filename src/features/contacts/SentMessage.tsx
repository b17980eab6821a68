import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'

export interface SentMessageProps {
  /** Where the answer will go. */
  email: string
  onAgain: () => void
}

/** In the place of the form once the message is with the team; takes the focus, which was on a button that is gone. */
export function SentMessage({ email, onAgain }: SentMessageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className="flex flex-col items-start gap-4 border-l-4 border-success bg-success-soft p-6 md:p-8">
      <h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
        Mensagem enviada
      </h3>
      <p className="max-w-prose wrap-anywhere">
        Já está com a equipe. A resposta vai para <strong className="font-medium">{email}</strong>, em até um
        dia útil.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Escrever outra
      </Button>
    </div>
  )
}
