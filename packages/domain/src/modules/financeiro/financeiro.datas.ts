/**
 * The dates that money may have: when it moved (payment, credit, refund, inflow, transfer), and when it is due.
 *
 * Money moved between 01/01/1990 and today; more than 60 days ago asks first, a typed year is easily wrong.
 * What is due lies between 01/01/1990 and 31/12/2100. Dates are calendar dates, `hoje` is the clock's day in São Paulo. Rows
 * outside exist by import only: they are 'a conferir' and count in no figure until somebody corrects them. What moved before an
 * account's opening balance is counted in that, and asks first too.
 * Errors: `financeiro.data_antiga`, `financeiro.antes_da_abertura` (409). No zod. Source: decisions §7 (Dates of money); decision 059.
 */
import { type CalendarDate, defineErrors, diffDays, formatDataBr, LAST_DATE } from '@sede/domain/kernel';

/** The first day that a date of money may have. */
const PRIMEIRO_DIA: CalendarDate = '1990-01-01';
/** What moved at most this many days ago is taken without a question. */
const DIAS_SEM_PERGUNTA = 60;

export const DATA_FUTURA = 'A data não pode ser futura.';
export const DATA_ANTIGA_DEMAIS = `A data não pode ser anterior a ${formatDataBr(PRIMEIRO_DIA)}.`;

/** Why money cannot have moved on this day, or null. */
export function erroDataDoDinheiro(data: CalendarDate, hoje: CalendarDate): string | null {
  if (data > hoje) return DATA_FUTURA;
  return data < PRIMEIRO_DIA ? DATA_ANTIGA_DEMAIS : null;
}

/** Why nothing can be due on this day, or null. */
export const erroVencimento = (data: CalendarDate): string | null => (data < PRIMEIRO_DIA ? DATA_ANTIGA_DEMAIS : null);

export const isDataAntiga = (data: CalendarDate, hoje: CalendarDate): boolean =>
  diffDays(data, hoje) > DIAS_SEM_PERGUNTA;

export interface DatasDoDinheiro {
  vencimento?: CalendarDate | null | undefined;
  /** Payment, credit, refund, inflow. */
  movimentos: readonly (CalendarDate | null | undefined)[];
}

/** Whether one of a row's dates lies where none may: imported so, it is 'a conferir'. */
export const foraDasDatas = ({ vencimento, movimentos }: DatasDoDinheiro, hoje: CalendarDate): boolean =>
  (!!vencimento && (vencimento < PRIMEIRO_DIA || vencimento > LAST_DATE)) ||
  movimentos.some((data) => !!data && erroDataDoDinheiro(data, hoje) !== null);

export const datasErrors = defineErrors('financeiro', {
  data_antiga: {
    kind: 'conflict',
    message: ({ data, hoje }: { data: CalendarDate; hoje: CalendarDate }) =>
      `A data ${formatDataBr(data)} é de ${diffDays(data, hoje).toLocaleString('pt-BR')} dias atrás: confirme que está certa.`,
  },
  antes_da_abertura: {
    kind: 'conflict',
    message: ({ data, conta, abertura }: { data: CalendarDate; conta: string; abertura: CalendarDate }) =>
      `A data ${formatDataBr(data)} é anterior ao saldo inicial da conta ${conta} (${formatDataBr(abertura)}): já está contada nele, e o ` +
      'movimento não entra no extrato nem no saldo da conta. Confirme que está certa.',
  },
});

/** What any save that dates money may be asked: the same confirmation, `confirmacaoData`, answers each. */
export const PERGUNTAS_DA_DATA = [datasErrors.data_antiga.code, datasErrors.antes_da_abertura.code];

export const datasMessages = {
  perguntaAntiga: 'Data de mais de 60 dias atrás',
  perguntaAbertura: 'Data anterior ao saldo inicial da conta',
  confirmarData: 'A data está certa: salvar',
  aConferir: 'Data importada fora do que o sistema aceita: fica fora de todos os números até ser corrigida.',
  foraDosNumeros: 'Importadas com data a conferir, fora de todos os números até serem corrigidas:',
} as const;
