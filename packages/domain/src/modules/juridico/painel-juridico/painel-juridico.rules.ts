/**
 * The rows of the legal panels: what each is called, and the filter of the list that it counts and opens.
 *
 * In: the days of the panel (both inside; absent: open) and today in São Paulo. `null`: the row does not stand there, which holds for
 * the day's own row unless the panel shows one day. Slices of a pie are disjoint and sum to the total: 'Agendados' are those not yet
 * overdue, 'Concluídos' those that nobody missed. Source: spec 3 §2.2; decisions-legal (Panel).
 */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import type { SituacaoDoAtendimento } from '../atendimentos/index.ts';
import type { Dias, FiltroDeEndereco } from '../juridico.rules.ts';
import type { SituacaoDoProcesso } from '../processos/index.ts';

type AtendimentoListado = Exclude<SituacaoDoAtendimento, 'Excluído'>;
type ProcessoListado = Exclude<SituacaoDoProcesso, 'Excluído'>;

export interface Linha<Id extends string = string, S extends string = string> {
  id: Id;
  rotulo: string;
  filtro: Omit<FiltroDeEndereco, 'situacao'> & { situacao: S[] };
}

export type IdDeAtendimentos =
  | 'doDia'
  | 'agendados'
  | 'vencidos'
  | 'ausentes'
  | 'pendentes'
  | 'cancelados'
  | 'concluidos';
export type IdDeProcessos = 'emAndamento' | 'aguardando' | 'encerrados';

export type Contagens<Id extends string> = Readonly<Record<Id, number>>;

/** 'Agendados para hoje', or of another day 'Agendados para 03/12'. */
const rotuloDoDia = (dia: CalendarDate, hoje: CalendarDate) =>
  `Agendados para ${dia === hoje ? 'hoje' : formatDataBr(dia).slice(0, 5)}`;

export function linhasDeAtendimentos(dias: Dias, hoje: CalendarDate): Linha<IdDeAtendimentos, AtendimentoListado>[] {
  const linha = (id: IdDeAtendimentos, rotulo: string, situacao: AtendimentoListado, mais: FiltroDeEndereco = {}) => ({
    ...{ id, rotulo },
    filtro: { ...dias, ...mais, situacao: [situacao] },
  });
  const { dataDe, dataAte } = dias;
  const umDia = dataDe !== undefined && dataDe === dataAte;
  return [
    ...(umDia
      ? [linha('doDia', rotuloDoDia(dataDe, hoje), 'Aguardando realização', dataDe === hoje ? { hoje: true } : {})]
      : []),
    linha('agendados', 'Todos os agendados', 'Aguardando realização'),
    linha('vencidos', 'Data de realização vencida', 'Aguardando realização', { vencidos: true }),
    linha('ausentes', 'Sem comparecimento', 'Concluído', { isFiliadoAusente: true }),
    linha('pendentes', 'Pendentes de conclusão', 'Aguardando conclusão'),
    linha('cancelados', 'Cancelados', 'Cancelado'),
    linha('concluidos', 'Concluídos', 'Concluído'),
  ];
}

export function linhasDeProcessos(dias: Dias): Linha<IdDeProcessos, ProcessoListado>[] {
  const linha = (id: IdDeProcessos, rotulo: string, situacao: ProcessoListado) => ({
    ...{ id, rotulo },
    filtro: { ...dias, situacao: [situacao] },
  });
  return [
    linha('emAndamento', 'Em andamento', 'Em andamento'),
    linha('aguardando', 'Aguardando manifestação', 'Aguardando manifestação'),
    linha('encerrados', 'Encerrados', 'Encerrado'),
  ];
}

export interface Fatia {
  id: string;
  rotulo: string;
  quantidade: number;
}

/** What the row of concluded ones says beside its count; null where nobody was missing. */
export const notaDosConcluidos = ({ ausentes }: Contagens<'ausentes'>): string | null =>
  ausentes > 0 ? `dos quais ${ausentes.toLocaleString('pt-BR')} sem comparecimento` : null;

export const fatiasDeAtendimentos = (contagens: Contagens<Exclude<IdDeAtendimentos, 'doDia'>>): Fatia[] => [
  { id: 'agendados', rotulo: 'Agendados', quantidade: contagens.agendados - contagens.vencidos },
  { id: 'vencidos', rotulo: 'Data de realização vencida', quantidade: contagens.vencidos },
  { id: 'pendentes', rotulo: 'Pendentes de conclusão', quantidade: contagens.pendentes },
  { id: 'concluidos', rotulo: 'Concluídos', quantidade: contagens.concluidos - contagens.ausentes },
  { id: 'ausentes', rotulo: 'Sem comparecimento', quantidade: contagens.ausentes },
  { id: 'cancelados', rotulo: 'Cancelados', quantidade: contagens.cancelados },
];

export const fatiasDeProcessos = (contagens: Contagens<IdDeProcessos>): Fatia[] =>
  linhasDeProcessos({}).map(({ id, rotulo }) => ({ id, rotulo, quantidade: contagens[id] }));
