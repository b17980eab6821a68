interface Passage {
  readonly title: string
  readonly text: string
}

export const COMMITMENTS: readonly Passage[] = [
  {
    title: 'Ninguém paga para participar',
    text: 'Cadastro, testes e candidaturas são gratuitos. Não vendemos book nem curso, e nunca pedimos depósito.',
  },
  {
    title: 'Cada perfil, uma pessoa conferiu',
    text: 'Fotos, vídeos e medidas passam pela equipe antes de ir ao ar, e a data da última confirmação fica à vista.',
  },
  {
    title: 'Resposta para todo mundo',
    text: 'Quem se candidata sabe onde está: inscrição, teste, proposta ou “não desta vez”. Silêncio não é resposta.',
  },
  {
    title: 'Sua imagem é sua',
    text: 'Todo uso tem mídia, território e prazo por escrito. Nada de treinar inteligência artificial com seu rosto ou sua voz.',
  },
]

export const STEPS_OF_WORK: readonly Passage[] = [
  {
    title: 'Ouvimos o papel',
    text: 'Roteiro, referências, datas, cachê e usos da imagem. Se a conta não fecha para o artista, dizemos antes de procurar.',
  },
  {
    title: 'Buscamos no elenco inteiro',
    text: 'Classe, habilidade, idade cênica, lugar e agenda. Nem aparência étnica nem condição de saúde viram filtro automático ou nota.',
  },
  {
    title: 'Testamos com respeito',
    text: 'Texto e prazo que cabem na vida de quem grava. O vídeo de teste só é visto por quem decide aquele papel.',
  },
  {
    title: 'Apresentamos uma proposta curta',
    text: 'Um link com poucos nomes bem escolhidos, fotos e vídeos. A produção responde sim, talvez ou não, sem criar conta.',
  },
  {
    title: 'Fechamos por escrito e pagamos em dia',
    text: 'Contrato antes da diária, alvará quando há menores, repasse depois que o cliente paga e aviso se ele atrasar.',
  },
]

/** As the terms of representation have it, section 3. */
export const FACTS: readonly { readonly figure: string; readonly text: string }[] = [
  { figure: '20%', text: 'de comissão sobre o cachê bruto, e nada sobre transporte, diária e hospedagem.' },
  { figure: '10 dias', text: 'úteis, no máximo, entre o pagamento do cliente e o repasse ao artista.' },
  { figure: 'R$ 0', text: 'para se cadastrar, gravar testes, se candidatar ou sair quando quiser.' },
]

export const MONEY =
  'O cachê, o percentual e os descontos aparecem antes do seu aceite em cada trabalho. O agenciamento não é exclusivo: você pode ter outros agentes.'

export const TEAM: readonly Passage[] = [
  {
    title: 'Direção',
    text: 'Valida perfis, cuida dos menores de idade e responde pelos dados privados de cada artista.',
  },
  {
    title: 'Agentes',
    text: 'Conhecem o elenco de perto, montam propostas e negociam cachê e uso de imagem.',
  },
  {
    title: 'Produção de elenco',
    text: 'Recebe o briefing, organiza testes e faz a ponte com a equipe no dia da gravação.',
  },
  {
    title: 'Atendimento ao artista',
    text: 'Ajuda com fotos, self-tape, documentos e DRT, do primeiro cadastro ao primeiro contrato.',
  },
  {
    title: 'Contratos e repasses',
    text: 'Escreve o que foi combinado, acompanha prazos de uso e paga quem trabalhou.',
  },
  {
    title: 'Privacidade',
    text: 'Atende a pedidos sobre dados pessoais em até 15 dias, como manda a LGPD.',
  },
]
