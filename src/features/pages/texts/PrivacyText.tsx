import { Link } from '../../../ui/Link.tsx'
import type { AgencyNames } from './agencyNames.ts'
import { RetentionTimes } from './RetentionTimes.tsx'

/** The privacy notice that people agree to. A change is a new version: see the domain's consents. */
export function PrivacyText({ agency }: { agency: AgencyNames }) {
  return (
    <>
      <h2>1. Quem responde pelos seus dados</h2>
      <p>
        A controladora é <span>{agency.name}</span>, CNPJ <span>{agency.cnpj}</span>. Fale com o encarregado
        pelo tratamento de dados em <MailLink address={agency.privacyEmail} />.
      </p>

      <h2>2. O que tratamos e para quê</h2>
      <ul>
        <li>
          <strong>Cadastro</strong> (e-mail, senha, nome artístico, telefone, data de nascimento): criar a
          conta, falar com você e saber se é preciso um responsável. A senha fica cifrada: nem a equipe a vê.
          Base: execução de contrato.
        </li>
        <li>
          <strong>Perfil profissional</strong> (classes, habilidades, características físicas, cidade,
          idiomas, fotos, vídeos, trabalhos): apresentar seu trabalho e encontrar papéis. Base: execução de
          contrato.
        </li>
        <li>
          <strong>Dados para contratar</strong> (nome civil, CPF, endereço, DRT, chave Pix): contratos,
          alvarás e repasses. São opcionais até haver um trabalho. Base: execução de contrato e obrigação
          legal.
        </li>
        <li>
          <strong>Dados sensíveis</strong> (raça ou cor, necessidades de acesso): só se você quiser, com
          consentimento separado. Ficam privados e nunca entram em rankings ou critérios automáticos.
        </li>
        <li>
          <strong>Testes, candidaturas, propostas e conversas</strong>: conduzir cada seleção. Base: execução
          de contrato.
        </li>
        <li>
          <strong>Mensagens pelo formulário de Contatos e denúncias</strong> (nome, e-mail, telefone, o que
          você escreveu): responder a você e apurar o que foi denunciado. Base: seu pedido e legítimo
          interesse. Não é preciso ter conta.
        </li>
        <li>
          <strong>Registros técnicos e eventos da conta</strong> (data, hora, endereço IP de acesso,
          navegador): segurança, limites contra abuso e obrigação legal.
        </li>
      </ul>
      <p>
        Não vendemos dados, não exibimos publicidade de terceiros e não usamos cookies de rastreamento. Seu
        navegador guarda apenas o necessário para manter sua sessão, o tema escolhido e o que você digitou e
        ainda não enviou, como um cadastro ou uma mensagem.
      </p>

      <h2>3. O que é público</h2>
      <p>
        Depois da validação, sua página pública mostra nome artístico, fotos, vídeos, características
        profissionais, cidade e trabalhos. E-mail, telefone, data de nascimento e dados privados{' '}
        <strong>nunca</strong> são públicos.
      </p>

      <h2>4. Quem mais vê</h2>
      <ul>
        <li>
          <strong>Agentes e direção</strong> veem seu perfil, com e-mail, telefone e data de nascimento, e se
          você informou um DRT, sem o número.
        </li>
        <li>
          <strong>Só a direção</strong> pode abrir seus dados privados (nome civil, CPF, endereço,
          responsável, DRT, Pix e dados sensíveis). Não há outro caminho até eles, e cada abertura fica
          registrada com quem e quando. Esse registro vem junto em “Baixar meus dados”.
        </li>
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
        mãe ou tutor, cujos dados guardamos como prova. O perfil só é publicado depois que a direção confere
        esse consentimento. Se o responsável mudar, pedimos a autorização de novo.
      </p>

      <h2>6. Por quanto tempo guardamos</h2>
      <RetentionTimes />

      <h2>7. Seus direitos e como usá-los aqui</h2>
      <ul>
        <li>
          <strong>Ver e corrigir</strong>: em <Link to="/perfil">Perfil</Link>, você vê e edita tudo o que
          informou, também os dados privados.
        </li>
        <li>
          <strong>Levar seus dados</strong>: em Perfil, Privacidade, “Baixar meus dados” gera um arquivo com
          tudo o que temos sobre você e todas as suas fotos e vídeos.
        </li>
        <li>
          <strong>Apagar</strong>: em Perfil, Privacidade, “Excluir minha conta” remove na hora perfil,
          página, dados privados, mídias, testes, mensagens, consentimentos e o seu acesso. Não há como
          desfazer.
        </li>
        <li>
          <strong>Retirar um consentimento</strong>: o dos dados sensíveis, em Perfil, Privacidade, a qualquer
          momento, e os dados são apagados. Os termos e este aviso valem enquanto houver conta: para
          retirá-los, exclua a conta. O que foi feito antes continua válido.
        </li>
        <li>
          <strong>Perguntar, opor-se ou pedir revisão</strong> de uma decisão: escreva para{' '}
          <MailLink address={agency.privacyEmail} />. Respondemos em até 15 dias.
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
        Esta é a versão indicada no topo. Quando houver outra, pediremos seu aceite de novo em Perfil, que
        mostra também a versão e a data de tudo o que você aceitou.
      </p>
    </>
  )
}

function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
