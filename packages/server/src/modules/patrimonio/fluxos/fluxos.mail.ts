/**
 * To whoever took assets that should be back: on the first day after, then every week; one mail a day over all of them. No link: a holder need
 * not be a user. Source: decisions-sindical-contratos-patrimonio (Flow: overdue).
 */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import { textoDeDias } from '@sede/domain/modules/patrimonio/bens';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export interface BemAtrasado {
  /** '004812', or what it is. */
  nome: string;
  /** 'Notebook Dell Latitude' */
  descricao: string;
  previsao: CalendarDate;
  dias: number;
}

export function atrasoMail(bens: readonly BemAtrasado[], para: string): OutgoingMail {
  const [um] = bens;
  const assunto =
    um && bens.length === 1
      ? `Bem ${um.nome} com devolução atrasada há ${textoDeDias(um.dias)}`
      : `${bens.length} bens com devolução atrasada`;
  return {
    para,
    assunto,
    motivo: 'bem_atrasado',
    titulo: assunto,
    paragrafos: [
      ...bens.map(
        ({ nome, descricao, previsao, dias }) =>
          `${nome}, ${descricao}: deveria ter voltado em ${formatDataBr(previsao)} (há ${textoDeDias(dias)}).`,
      ),
      'Devolva ao patrimônio ou peça um novo prazo.',
    ],
  };
}
