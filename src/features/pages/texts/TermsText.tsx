import { Link } from '../../../ui/Link.tsx'
import type { AgencyNames } from './agencyNames.ts'

/** The terms of representation that people agree to. A change is a new version: see the domain's consents. */
export function TermsText({ agency }: { agency: AgencyNames }) {
  return (
    <>
      <h2>1. Quem somos e o que estes termos valem</h2>
      <p>
        <span>{agency.name}</span>, CNPJ <span>{agency.cnpj}</span> (“agência”), representa artistas perante
        produtoras, marcas e realizadores. Ao se cadastrar, você (“artista”) aceita estes termos para o uso da
        plataforma e para a apresentação do seu nome a clientes. Cada trabalho fechado tem ainda um contrato
        próprio, com datas, cachê e usos; havendo diferença, vale o contrato do trabalho.
      </p>
      <p>
        O cadastro não garante testes nem trabalhos, e ninguém é obrigado a aceitar um convite. Não há vínculo
        de emprego entre artista e agência.
      </p>

      <h2>2. A agência não cobra para você participar</h2>
      <p>
        Cadastro, perfil, testes e candidaturas são gratuitos. A agência não cobra taxa de inscrição, não
        vende material fotográfico ou cursos como condição e nunca pede depósito antecipado. Se alguém fizer
        isso em nosso nome, escreva para <a href={`mailto:${agency.email}`}>{agency.email}</a>.
      </p>

      <h2>3. Comissão</h2>
      <ul>
        <li>A comissão é de 20% sobre o cachê bruto dos trabalhos obtidos por intermédio da agência.</li>
        <li>
          Em renovações, extensões de prazo, de território ou de mídia do mesmo trabalho, a comissão é a
          mesma.
        </li>
        <li>Não há comissão sobre reembolso de despesas, diária de alimentação, transporte e hospedagem.</li>
        <li>
          O percentual, o cachê e os descontos legais aparecem antes do seu aceite em cada trabalho. O repasse
          é feito em até 10 dias úteis depois que o cliente paga.
        </li>
      </ul>

      <h2>4. Exclusividade</h2>
      <p>
        O agenciamento não é exclusivo, salvo acordo escrito em separado. Você pode ter outros agentes e
        aceitar convites diretos. Pedimos apenas que:
      </p>
      <ul>
        <li>não feche diretamente um trabalho que chegou a você por esta agência;</li>
        <li>
          avise antes do teste se estiver em campanha vigente ou em conflito de segmento com a marca do
          trabalho;
        </li>
        <li>confirme reservas de agenda e comunique desistências com a maior antecedência possível.</li>
      </ul>
      <p>
        A exclusividade exigida por um cliente (segmento, prazo e território) consta sempre do casting e do
        contrato daquele trabalho.
      </p>

      <h2>5. Imagem, voz e material do perfil</h2>
      <ul>
        <li>
          Você autoriza a agência a exibir seu nome artístico, fotos, vídeos e dados profissionais na página
          pública e em propostas a clientes, para o único fim de divulgar seu trabalho. A autorização é
          gratuita e vale enquanto o perfil estiver publicado.
        </li>
        <li>
          Vídeos de teste são vistos apenas pela equipe e pelos clientes do casting a que se destinam, e nunca
          são usados como publicidade.
        </li>
        <li>
          O uso da sua imagem em uma obra ou campanha depende de contrato escrito que diga mídia, território,
          prazo e valor. Uso além do contratado é pago à parte.
        </li>
        <li>
          Não usamos nem cedemos sua imagem ou voz para treinar sistemas de inteligência artificial ou para
          criar réplicas digitais sem um contrato específico.
        </li>
        <li>
          Você declara ter os direitos sobre o que envia e os créditos dos fotógrafos. Pode trocar ou retirar
          cada foto e cada vídeo quando quiser.
        </li>
      </ul>

      <h2>6. Crianças e adolescentes</h2>
      <ul>
        <li>
          O cadastro de menores de 18 anos exige os dados e o consentimento de pai, mãe ou tutor, e só é
          publicado depois que a agência os confere.
        </li>
        <li>
          Nenhum menor trabalha sem alvará da autoridade judicial (art. 149 do Estatuto da Criança e do
          Adolescente), sem acompanhante responsável e sem respeito à escola e aos horários.
        </li>
        <li>
          Parte do cachê pode ser reservada em conta de poupança em nome do menor, conforme o alvará ou o
          contrato.
        </li>
        <li>O responsável pode retirar o consentimento a qualquer momento, e o perfil sai do ar.</li>
      </ul>

      <h2>7. Seus compromissos</h2>
      <ul>
        <li>manter verdadeiros e atuais seus dados, medidas e fotos;</li>
        <li>guardar sigilo sobre roteiros, testes e informações de produção;</li>
        <li>tratar com respeito equipe, colegas e clientes, e exigir o mesmo tratamento.</li>
      </ul>
      <p>
        Assédio e discriminação não são tolerados. Você pode relatar qualquer situação à agência, em sigilo, e
        recusar um trabalho por esse motivo sem prejuízo.
      </p>

      <h2>8. Como encerrar</h2>
      <p>
        Você pode encerrar o agenciamento quando quiser, excluindo sua conta em Perfil ou escrevendo para{' '}
        <a href={`mailto:${agency.privacyEmail}`}>{agency.privacyEmail}</a>. A agência pode encerrar com aviso
        de 30 dias, ou na hora em caso de fraude ou de violação destes termos. Trabalhos já fechados são
        cumpridos e pagos até o fim, com a comissão correspondente.
      </p>

      <h2>9. Mudanças e foro</h2>
      <p>
        Mudanças relevantes geram uma nova versão, com pedido de novo aceite. Seus dados pessoais seguem a{' '}
        <Link to="/privacidade">política de privacidade</Link>. Valem as leis brasileiras e o foro do
        domicílio do artista.
      </p>
    </>
  )
}
