import { CONSENT_VERSIONS } from '@ribalta/domain/consents'
import { legalEntity } from '../../lib/agency.ts'
import { Link } from '../../ui/Link.tsx'
import { LegalPage } from './LegalPage.tsx'

const RETENTION: readonly (readonly [data: string, time: string])[] = [
  ['Perfil, fotos e vídeos', 'Enquanto a conta existir; apagados quando você a exclui.'],
  ['Arquivos enviados em um cadastro não concluído', '24 horas.'],
  ['Vídeos de teste', 'Até 12 meses depois do fim do casting, ou antes, se você pedir.'],
  ['Conversas', 'Enquanto a conta existir; o conteúdo é apagado com ela.'],
  ['Contratos e pagamentos', 'Pelos prazos legais, em regra 5 anos.'],
  [
    'Registro de consentimentos',
    '5 anos após a exclusão, sem dados que identifiquem você além do necessário como prova.',
  ],
  ['Registros de acesso à aplicação', '6 meses (art. 15 do Marco Civil da Internet).'],
]

export function Component() {
  const mail = <a href={`mailto:${legalEntity.privacyEmail}`}>{legalEntity.privacyEmail}</a>
  return (
    <LegalPage
      title="Política de privacidade"
      version={CONSENT_VERSIONS.privacy}
      lead="Quais dados tratamos, por quê, por quanto tempo e como você exerce seus direitos, conforme a LGPD (Lei 13.709/2018)."
    >
      <h2>1. Quem responde pelos seus dados</h2>
      <p>
        A controladora é {legalEntity.name}, CNPJ {legalEntity.cnpj}. Fale com o encarregado pelo tratamento
        de dados em {mail}.
      </p>

      <h2>2. O que tratamos e para quê</h2>
      <ul>
        <li>
          <strong>Cadastro</strong> (e-mail, senha, nome artístico, telefone, data de nascimento): criar a
          conta, falar com você e saber se é preciso um responsável. Base: execução de contrato.
        </li>
        <li>
          <strong>Perfil profissional</strong> (classes, habilidades, características físicas, cidade,
          idiomas, fotos, vídeos, trabalhos): apresentar seu trabalho e encontrar papéis. Base: execução de
          contrato.
        </li>
        <li>
          <strong>Dados para contratar</strong> (nome civil, documentos, endereço, DRT, dados de pagamento):
          contratos, alvarás e repasses. Base: execução de contrato e obrigação legal.
        </li>
        <li>
          <strong>Dados sensíveis</strong> (raça ou cor, necessidades de acesso, saúde): só se você quiser,
          com consentimento separado. Ficam privados e nunca entram em rankings ou critérios automáticos.
        </li>
        <li>
          <strong>Testes, candidaturas, propostas e conversas</strong>: conduzir cada seleção. Base: execução
          de contrato.
        </li>
        <li>
          <strong>Registros técnicos</strong> (data, hora e endereço IP de acesso): segurança e obrigação
          legal.
        </li>
      </ul>
      <p>
        Não vendemos dados, não exibimos publicidade de terceiros e não usamos cookies de rastreamento. Seu
        navegador guarda apenas o necessário para manter sua sessão, o tema escolhido e o que você digitou em
        um cadastro ainda não enviado.
      </p>

      <h2>3. O que é público</h2>
      <p>
        Depois da validação, sua página pública mostra nome artístico, fotos, vídeos, características
        profissionais, cidade e trabalhos. E-mail, telefone, data de nascimento e documentos{' '}
        <strong>nunca</strong> são públicos.
      </p>

      <h2>4. Com quem compartilhamos</h2>
      <ul>
        <li>
          <strong>Clientes da agência</strong> recebem, em propostas, apenas o material e as características
          que interessam ao papel. Você pode sair de uma proposta a qualquer momento.
        </li>
        <li>
          <strong>Operadores de tecnologia</strong> hospedam a plataforma (Google Cloud, com dados em São
          Paulo). Havendo transferência internacional, ela segue os artigos 33 a 36 da LGPD.
        </li>
        <li>
          <strong>Autoridades</strong>, quando a lei ou uma ordem judicial exigir, como no pedido de alvará.
        </li>
      </ul>

      <h2>5. Crianças e adolescentes</h2>
      <p>
        Tratamos dados de menores de 18 anos no seu melhor interesse e com consentimento específico de pai,
        mãe ou tutor, cujos dados guardamos como prova. O perfil só é publicado depois que a equipe confere
        esse consentimento.
      </p>

      <h2>6. Por quanto tempo guardamos</h2>
      <dl>
        {RETENTION.map(([data, time]) => (
          <div key={data} className="border-t border-line py-3 sm:grid sm:grid-cols-2 sm:gap-6">
            <dt className="font-medium">{data}</dt>
            <dd className="text-muted">{time}</dd>
          </div>
        ))}
      </dl>

      <h2>7. Seus direitos e como usá-los aqui</h2>
      <ul>
        <li>
          <strong>Ver e corrigir</strong>: em <Link to="/perfil">Perfil</Link>, você vê e edita tudo o que
          informou.
        </li>
        <li>
          <strong>Levar seus dados</strong>: em Perfil, Privacidade, “Baixar meus dados” gera um arquivo com
          tudo o que temos sobre você.
        </li>
        <li>
          <strong>Apagar</strong>: em Perfil, Privacidade, “Excluir minha conta” remove perfil, mídias, testes
          e mensagens.
        </li>
        <li>
          <strong>Retirar um consentimento</strong>: em Perfil, Privacidade, a qualquer momento; o que foi
          feito antes continua válido.
        </li>
        <li>
          <strong>Perguntar, opor-se ou pedir revisão</strong> de uma decisão: escreva para {mail}.
          Respondemos em até 15 dias.
        </li>
      </ul>
      <p>
        O ranking de elenco usado pela agência é uma ajuda de busca: quem decide é sempre uma pessoa, e você
        pode pedir explicações sobre os critérios. Se preferir, pode também recorrer à Autoridade Nacional de
        Proteção de Dados (ANPD).
      </p>

      <h2>8. Segurança</h2>
      <p>
        Usamos conexão cifrada, regras de acesso por função, registro das ações da equipe e links de proposta
        com prazo e senha. Se um incidente puder causar risco a você, avisaremos você e a ANPD.
      </p>

      <h2>9. Mudanças</h2>
      <p>
        Esta é a versão indicada no topo. Mudanças relevantes serão avisadas e, quando preciso, pediremos um
        novo consentimento.
      </p>
    </LegalPage>
  )
}
