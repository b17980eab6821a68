/** What makes a test easy to watch, whatever is asked for in it. */
const CHECKLIST = [
  'Luz de frente: uma janela ou um abajur atrás da câmera, nunca atrás de você.',
  'Celular deitado e apoiado, na altura dos olhos; do peito para cima, se as instruções não pedirem outra coisa.',
  'Silêncio: feche a janela, desligue ventilador e TV e ponha o celular em modo avião.',
  'Comece dizendo seu nome artístico, a altura e a cidade; depois, a cena.',
  'Fundo liso e roupa sem estampa nem marca. Grave dez segundos, assista e só então grave valendo.',
]

export interface TestInstructionsProps {
  instructions: string
  /** Nothing is recorded any more. */
  isOver?: boolean
}

/** What to do before the camera, as an artist reads it. */
export function TestInstructions({ instructions, isOver = false }: TestInstructionsProps) {
  return (
    <>
      <section>
        <h2 className="text-2xl">Instruções</h2>
        <p className="mt-3 max-w-reading break-words whitespace-pre-line">{instructions}</p>
      </section>
      {isOver ? null : (
        <section>
          <h2 className="text-2xl">Antes de gravar</h2>
          <ul className="mt-3 flex max-w-reading list-disc flex-col gap-2 pl-5">
            {CHECKLIST.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
