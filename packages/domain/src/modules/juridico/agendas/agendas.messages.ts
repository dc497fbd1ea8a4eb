/** Texts of agendas, to the letter of the spec where it has them. Source: spec 3 §2.9, §5, §8; decisions-legal (Agendas). */
import { defineErrors, defineMotivos, formatContagem, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINAS_DE_AGENDAS } from './agendas.name.ts';
import { diaCurto, type Horario, horariosMessages } from './horarios.rules.ts';

const faixas = (horarios: readonly Horario[]) =>
  horarios.map(({ data, inicio, fim }) => `${diaCurto(data)} ${inicio} - ${fim}`).join(', ');

export const agendasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  vinculada: 'Esta agenda não pode ser excluída porque está vinculada a um ou mais atendimentos.',
});

export const agendasErrors = defineErrors('agendas', {
  repetida: {
    kind: 'conflict',
    message: 'Já existe agenda para este escritório, ano, tipo e serviço. Preencha a identificação.',
  },
  /** `data.horarios`: those that were booked meanwhile; nothing was saved. */
  horario_ocupado: {
    kind: 'conflict',
    message: ({ horarios }: { horarios: readonly Horario[] }) =>
      `Não é possível mudar horários com atendimento agendado: ${faixas(horarios)}.`,
  },
  horario_mudou: {
    kind: 'conflict',
    message: 'Um dos horários foi excluído por outra pessoa. Atualize a página.',
  },
  /** Confirmed by `confirmarSobrepostos`. */
  sobrepostos: { kind: 'rule', message: ({ horario }: { horario: Horario }) => horariosMessages.sobrepostos(horario) },
  horarios: { kind: 'rule', message: ({ erro }: { erro: string }) => erro },
  fixos: {
    kind: 'state',
    message: 'Escritório, tipos e ano não mudam depois que um horário foi agendado.',
  },
  /** At `agendados`; nothing was saved. */
  local_dos_agendados: {
    kind: 'rule',
    message: ({ quantos }: { quantos: number }) =>
      quantos === 1
        ? 'Um atendimento por vir está em outro local. Diga se ele muda também.'
        : `${formatContagem(quantos, 'atendimento')} por vir estão em outro local. Diga se eles mudam também.`,
  },
  vinculada: {
    kind: 'state',
    message: agendasMotivos.texto('vinculada'),
  },
  lote_ocupado: { kind: 'state', message: 'Um horário desta geração já foi agendado: ela não pode ser desfeita.' },
});

export const agendasMessages = {
  ...PAGINAS_DE_AGENDAS,
  ...horariosMessages,
  salva: 'Agenda salva com sucesso!',
  excluida: 'Agenda excluída com sucesso!',
  erroSalvar: 'Erro ao salvar agenda.',
  erroExcluir: 'Erro ao excluir agenda, se o problema persistir contate o suporte técnico.',
  perguntaExcluir: 'Tem certeza que deseja excluir esta agenda?',
  horarioOcupado: 'Este horário não pode ser excluído porque já possui um atendimento agendado.',
  diaOcupado: 'Este dia não pode ser excluído porque já possui um atendimento agendado.',
  agendados: 'Atendimentos já agendados',
  destinos: {
    mudam: 'Mudam de local: filiados e escritório são avisados por e-mail',
    ficam: 'Ficam no local de antes',
  },
  novaData: 'Nova data',
  anoInvalido: (de: number, ate: number) => `Escolha um ano de ${de} a ${ate}.`,
  excluirAgenda: 'Excluir agenda',
  primeira: 'Aqui ficam as agendas dos escritórios: os dias e horários que podem ser marcados.',
  excluirDia: 'Excluir dia',
  excluirHorario: 'Excluir horário',
  adicionarHorario: 'Adicionar horário',
  gerar: 'Gerar horários',
  desfazerGeracao: 'Desfazer geração',
  geracaoDesfeita: 'Geração desfeita.',
  copiar: 'Copiar de outra agenda',
  bloquear: 'Bloquear horários',
  desbloquear: 'Desbloquear',
  bloqueados: 'Horários bloqueados.',
  desbloqueados: 'Horários desbloqueados.',
  remarcar: (horarios: readonly Horario[]) => `Agendados, para remarcar: ${faixas(horarios)}.`,
  nenhumAlterado: 'Nenhum horário com atendimento é alterado.',
  perguntaSobrepostos: 'Deseja salvar mesmo assim?',
  salveAntes: 'Salve ou descarte as alterações antes.',
} as const;
