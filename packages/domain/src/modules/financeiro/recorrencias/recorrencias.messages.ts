/** Texts of recurring expenses: refusals by code, success and questions. Source: issue 4; decision 028. */
import { defineErrors, defineMotivos, formatMes, type MotivoDe } from '@sede/domain/kernel';
import { MESES_A_FRENTE } from './recorrencia.lists.ts';
import { PAGINAS_DE_RECORRENCIAS } from './recorrencias.name.ts';

/** Why something may not be done with a recurrence, or with one of its months, now. */
export const recorrenciasMotivos = defineMotivos({
  valor_variavel: 'O valor variável acompanha o último pago: não se reajusta.',
  ja_pausada: 'A recorrência já está pausada.',
  nao_pausada: 'A recorrência não está pausada.',
  desabilitada: 'A recorrência está desabilitada.',
  pausada_no_mes: 'A recorrência está pausada neste mês.',
  sem_despesa_no_mes: ({ mes }: { mes: string }) => `A recorrência não tem despesa em ${formatMes(mes)}.`,
  longe_demais: `No máximo ${MESES_A_FRENTE} meses à frente.`,
  nao_pulado: 'Este mês não foi pulado.',
});
export type MotivoRecorrencia = MotivoDe<typeof recorrenciasMotivos>;
/** The reasons that a record carries: none says values. */
export type MotivoDaRecorrencia = Extract<MotivoRecorrencia, string>;

export const recorrenciasErrors = defineErrors('recorrencias', {
  estado: { kind: 'state', message: ({ motivo }: { motivo: MotivoRecorrencia }) => recorrenciasMotivos.texto(motivo) },
  mes_feito: {
    kind: 'conflict',
    message: ({ mes }: { mes: string }) => `A despesa de ${formatMes(mes)} já foi confirmada ou pulada.`,
  },
  mudou: {
    kind: 'conflict',
    message: 'A recorrência foi alterada por outra pessoa: confira a proposta e confirme de novo.',
  },
  em_uso: {
    kind: 'conflict',
    message: 'A recorrência já gerou despesas ou teve meses pulados e não pode ser excluída: desabilite-a.',
  },
  reajuste_pendente: {
    kind: 'rule',
    message: ({ mes }: { mes: string }) =>
      `Há propostas anteriores ao reajuste de ${formatMes(mes)}: confirme-as ou pule-as antes de reajustar de novo.`,
  },
});

export const recorrenciasMessages = {
  ...PAGINAS_DE_RECORRENCIAS,
  salva: 'Recorrência salva com sucesso!',
  erroSalvar: 'Erro ao salvar recorrência.',
  habilitar: 'Habilitar recorrência',
  desabilitar: 'Desabilitar recorrência',
  perguntaHabilitar: 'Deseja habilitar a recorrência?',
  perguntaDesabilitar: 'Deseja desabilitar a recorrência?',
  habilitado: 'Recorrência habilitada com sucesso.',
  desabilitado: 'Recorrência desabilitada com sucesso.',
  consequencia: 'Deixa de propor despesas; as já registradas permanecem.',
  excluir: 'Excluir recorrência',
  pergunta: 'Confirma a exclusão permanente da recorrência?',
  excluido: 'Recorrência excluída com sucesso.',
  confirmar: 'Confirmar',
  confirmada: 'Despesa registrada.',
  faltaParaConfirmar: 'Informe o nº do documento e o valor.',
  perguntaConfirmar: 'Confirma o registro das despesas selecionadas?',
  confirmarSozinha: 'Confirme-a sozinha, com o motivo.',
  pular: 'Pular o mês',
  perguntaPular: 'Confirma que não haverá esta despesa neste mês?',
  pulada: 'Mês pulado.',
  desfazerPulo: 'Voltar a propor',
  puloDesfeito: 'O mês voltou às propostas.',
  pausar: 'Pausar',
  perguntaPausar: 'Deseja pausar a recorrência? As propostas dos meses anteriores continuam esperando.',
  pausada: 'Recorrência pausada.',
  retomar: 'Retomar',
  retomada: 'Recorrência retomada.',
  motivoDaPausa: 'Recorrência pausada.',
  reajustar: 'Reajustar',
  reajustada: 'Recorrência reajustada.',
  valorForaDoLimite: 'O valor reajustado fica fora do limite.',
  ajusteZero: 'Informe um percentual diferente de zero.',
} as const;
