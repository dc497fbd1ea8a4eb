/** Notice to whoever asked for a period's account as one PDF. Source: decisions §7; docs/decisions/033. */
import { type CalendarDate, formatPeriodo } from '@sede/domain/kernel';
import { defineNotice } from '@sede/domain/manifest';

export const FECHAMENTOS_AVISOS = {
  prestacaoPronta: defineNotice<{ inicio: CalendarDate | null; fim: CalendarDate | null }>({
    tipo: 'prestacao_pronta',
    order: 100,
    rotulo: 'a prestação de contas que pedi em PDF estiver pronta',
    para: 'fechamentos.ver',
    texto: (periodo) => `A prestação de contas em PDF está pronta: ${formatPeriodo(periodo)}`,
    caminho: (_, { inicio, fim }) =>
      `/financial/prestacao-de-contas?periodo=${inicio || fim ? `${inicio ?? ''}..${fim ?? ''}` : 'tudo'}`,
  }),
};
