/** The bell's notice of a deadline that comes or has passed. Source: decisions-legal (Prazos; Mail: notices). */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import { defineNotice } from '@sede/domain/manifest';
import { formatNumeroCnj } from '../processos/index.ts';

export interface PrazoAvisado {
  titulo: string;
  processo: string | null;
  vencimento: CalendarDate;
  /** The day on which it was told. */
  hoje: CalendarDate;
}

/** 'vence hoje', 'vence em 27/11/2026', 'venceu em 20/11/2026' */
export function quandoVence({ vencimento, hoje }: Pick<PrazoAvisado, 'vencimento' | 'hoje'>): string {
  if (vencimento === hoje) return 'vence hoje';
  return `${vencimento > hoje ? 'vence' : 'venceu'} em ${formatDataBr(vencimento)}`;
}

export const PRAZOS_AVISOS = {
  vence: defineNotice<PrazoAvisado>({
    tipo: 'prazo_vence',
    order: 345,
    rotulo: 'um prazo seu estiver perto do fim',
    para: 'prazos.editar',
    texto: (prazo) => `Prazo ${quandoVence(prazo)}: ${prazo.titulo}`,
    detalhe: ({ processo }) => (processo === null ? '' : `Processo ${formatNumeroCnj(processo)}`),
    caminho: ([id]) => `/juridico/prazos?registro=${id}`,
  }),
};
