/**
 * What people in Brazil make passwords of, small and without accents: the words at the head of the yearly published lists of leaked
 * passwords for the country (NordPass), of the same kinds as those (clubs, faith, family, names), and this product's own.
 */
export const PORTUGUESE_WORDS: ReadonlySet<string> = new Set(
  [
    'senha minhasenha novasenha suasenha senhasenha mudar mudarsenha trocar trocarsenha acesso entrar admin usuario teste',
    'administrador escola gvt abc qwe asd zxc',
    'brasil brazil saopaulo riodejaneiro rio bahia minas curitiba recife fortaleza salvador',
    'flamengo mengao corinthians timao palmeiras verdao santos vasco gremio cruzeiro botafogo fluminense internacional',
    'atletico galo tricolor futebol',
    'deus jesus jesuscristo deusefiel deusfiel jesusteama deusteama nossasenhora gloria gratidao esperanca anjo paz luz fe',
    'amor meuamor teamo euteamo amoreterno amorzinho princesa saudade felicidade coracao paixao linda lindo gatinha',
    'gatinho familia minhafamilia mae mamae papai filho filha vida minhavida sucesso vitoria estrela sol lua',
    'chocolate cachorro borboleta',
    'maria joao jose ana gabriel lucas pedro julia mariana eduardo rafael felipe matheus carlos paulo antonio francisco',
    'fernanda juliana camila amanda bruna larissa leticia beatriz samuel daniel miguel davi isabela gabriela',
    'ribalta artista ator atriz elenco talento casting agencia teatro cinema',
  ].flatMap((line) => line.split(' ')),
)

/** Runs of digits from the same lists that do not simply count. */
export const DIGIT_RUNS: ReadonlySet<string> = new Set(
  '10203040 1020304050 12345678910 147258369 123654789 14253647 11223344 10101010 12301230 12121212 13131313'.split(
    ' ',
  ),
)
