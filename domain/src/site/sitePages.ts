/** What search engines and link previews say of the pages whose text does not come from the database, by path. */
export const SITE_DESCRIPTIONS = {
  '/': 'Agência de talentos: encontre artistas por classe, habilidade e cidade, ou cadastre-se e apareça para quem procura.',
  '/artistas':
    'O elenco da agência: encontre atrizes, atores, modelos e artistas por classe, habilidade, cidade e idade cênica.',
  '/sobre':
    'A agência representa artistas de todo o Brasil com perfis conferidos um a um, comissão às claras e nenhuma taxa para se cadastrar.',
  '/contatos':
    'Fale com a agência por WhatsApp, telefone ou e-mail, ou escreva por aqui: respondemos em até um dia útil.',
  '/blog':
    'Bastidores, orientações e novidades da profissão para artistas e produções: self-tape, book, direitos de imagem, menores em cena.',
  '/cadastro': 'Cadastre-se em poucos minutos, com fotos e vídeos do seu telefone. O cadastro é gratuito.',
  '/termos-agenciamento':
    'Os termos do agenciamento: comissão, exclusividade, direitos de imagem e o que vale para menores de idade.',
  '/privacidade':
    'Que dados a agência guarda, por que e por quanto tempo, e como usar os direitos que a LGPD lhe dá.',
} as const satisfies Readonly<Record<string, string>>

/** The description of the page at a path; undefined where it depends on data. */
export function siteDescription(path: string): string | undefined {
  return new Map<string, string>(Object.entries(SITE_DESCRIPTIONS)).get(path)
}
