import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'

/** Deletes an unfinished registration after a confirmation. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        Começar de novo
      </Button>
      <Confirmation
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
        }}
        title="Começar o cadastro de novo?"
        action="Apagar e começar de novo"
        onConfirm={onStartOver}
      >
        Tudo o que foi preenchido e os arquivos enviados saem deste aparelho.
      </Confirmation>
    </>
  )
}
