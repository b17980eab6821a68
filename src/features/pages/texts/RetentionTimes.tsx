const RETENTION: readonly (readonly [data: string, time: string])[] = [
  ['Perfil, dados privados, fotos e vídeos', 'Enquanto a conta existir; apagados quando você a exclui.'],
  ['Dados sensíveis', 'Até você retirar o consentimento ou excluir a conta; apagados na hora.'],
  ['Arquivos enviados em um cadastro não concluído', '24 horas.'],
  ['Testes, candidaturas e conversas', 'Enquanto a conta existir; apagados com ela.'],
  ['Mensagens de Contatos e denúncias', '1 ano.'],
  ['Registro dos seus consentimentos', 'Enquanto a conta existir; apagado com ela.'],
  ['Eventos da conta (entradas, troca de senha)', 'Enquanto a conta existir; apagados com ela.'],
  [
    'Registro das ações da equipe (validações, permissões, acessos a dados privados)',
    'Guardado como prova; quando você exclui a conta, deixa de dizer quem você é.',
  ],
  [
    'Anotação de que uma conta foi excluída',
    'Guardada sem nome, e-mail ou qualquer código que leve a você: só a data.',
  ],
  ['Contratos e pagamentos de trabalhos feitos', 'Fora desta plataforma, pelos prazos da lei.'],
  ['Registros técnicos de acesso', '6 meses (art. 15 do Marco Civil da Internet).'],
]

/** The privacy notice's list of what is kept for how long. */
export function RetentionTimes() {
  return (
    <dl>
      {RETENTION.map(([data, time]) => (
        <div key={data} className="border-t border-line py-3 sm:grid sm:grid-cols-2 sm:gap-6">
          <dt className="font-medium">{data}</dt>
          <dd className="text-muted">{time}</dd>
        </div>
      ))}
    </dl>
  )
}
