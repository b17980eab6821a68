/** How a score comes about, and what never has a part in it. */
export function ScoreWords() {
  return (
    <div className="flex max-w-prose flex-col gap-2 text-muted">
      <p>
        Todo mundo começa com 50 pontos. Cada desejável faz a nota subir ou descer, de 0 a 100, conforme a sua
        importância; o que a pessoa não informou não muda nada. O obrigatório não dá pontos: quem não atende
        fica de fora.
      </p>
      <p>Gênero, etnia, saúde, deficiência, acessibilidade, sindicato e dinheiro nunca são critério.</p>
    </div>
  )
}
