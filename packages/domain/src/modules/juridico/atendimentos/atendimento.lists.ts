/** Closed lists of appointments. Source: spec 3 §3, §4; decisions-legal (Two lists). */

/** As the text names them; 'Excluído' is only imported, and hidden. */
export const SITUACOES_DO_ATENDIMENTO = [
  'Aguardando realização',
  'Aguardando conclusão',
  'Concluído',
  'Cancelado',
  'Excluído',
] as const;
export type SituacaoDoAtendimento = (typeof SITUACOES_DO_ATENDIMENTO)[number];

/** Why it did not take place. */
export const MOTIVOS_DA_FALTA = [
  { valor: 'filiado', rotulo: 'O filiado não compareceu' },
  { valor: 'escritorio', rotulo: 'O escritório não pôde atender' },
] as const;
export type MotivoDaFalta = (typeof MOTIVOS_DA_FALTA)[number]['valor'];

export const ORIGENS_DO_PROCESSO = ['agendamento', 'conclusao', 'procedimento'] as const;

/** Members of one appointment. */
export const MAX_FILIADOS = 20;
/** Days until the next appointment is usual: after one that took place, after one that the member missed. */
export const DIAS_DEPOIS_DE_ATENDIDO = 30;
export const DIAS_DEPOIS_DE_FALTA = 90;
