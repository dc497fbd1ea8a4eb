/** Texts of what is done with a law office beside its record. Source: spec 3 §2.8, §4, §8; decisions-legal (Offices); invariant B8. */
import { defineErrors, formatContagem } from '@sede/domain/kernel';

const lista = new Intl.ListFormat('pt-BR');

export const escritoriosErrors = defineErrors('escritorios', {
  associado: {
    kind: 'conflict',
    message: ({ a }: { a: readonly string[] }) =>
      `O escritório está associado a ${lista.format(a)} e não pode ser excluído.`,
  },
  destino: { kind: 'rule', message: 'Escolha outro escritório, que esteja habilitado.' },
});

export const escritoriosMessages = {
  historicoAtualizado: 'Histórico atualizado com sucesso!',
  perguntaHistorico: {
    atendimentos: 'Deseja atualizar o histórico do escritório em atendimentos?',
    processos: 'Deseja atualizar o histórico do escritório em processos?',
  },
  /** '12 em aberto mudam, 340 encerrados ficam'. */
  quantosMudam: ({ abertos, encerrados }: { abertos: number; encerrados: number }) =>
    `${formatContagem(abertos, 'em aberto muda', 'em aberto mudam')}, ${formatContagem(encerrados, 'encerrado fica', 'encerrados ficam')}`,
  transferir: 'Transferir para outro escritório…',
  tituloTransferir: 'Transferir para outro escritório',
  perguntaTransferir: (nome: string) =>
    `Os atendimentos e processos em aberto de ${nome} passam ao escritório escolhido; os encerrados ficam.`,
  comAgendas: (n: number) => (n === 1 ? 'Levar também a agenda' : `Levar também as ${n} agendas`),
  agendasVao: 'Os horários marcados continuam ocupados, agora no outro escritório.',
  agendasFicam: 'Os horários são liberados e os atendimentos ficam sem horário na agenda, para remarcar.',
  transferido: ({
    atendimentos,
    processos,
    semHorario,
    repetidos,
  }: Record<'atendimentos' | 'processos' | 'semHorario' | 'repetidos', number>) =>
    [
      `Transferidos: ${formatContagem(atendimentos, 'atendimento', 'atendimentos')} e ${formatContagem(processos, 'processo', 'processos')}.`,
      ...(semHorario > 0 ? [`${formatContagem(semHorario, 'ficou', 'ficaram')} sem horário na agenda.`] : []),
      ...(repetidos > 0
        ? [
            `${formatContagem(repetidos, 'processo tem um número', 'processos têm números')} que o escritório de destino já tinha: confira pela busca.`,
          ]
        : []),
    ].join(' '),
  desabilitar: 'Desabilitar escritório',
  perguntaDesabilitar: (nome: string) => `${nome} deixa de ser oferecido em registros novos; nos antigos permanece.`,
  desabilitado: 'Escritório desabilitado.',
  encerrarAcesso: 'Encerrar também o acesso dos seus usuários',
  motivoDoAcesso: (nome: string) => `Escritório ${nome} desabilitado`.slice(0, 200),
} as const;
