/**
 * Rules of a merge: which value stays unless somebody chooses, how memberships come together, whether and by whom it is done.
 *
 * Days are calendar dates; a period ends on the first day on which one is no member any more. Source: decisions-members (Merge).
 */
import type { CalendarDate } from '@sede/domain/kernel';
import type { MotivoDuplicado } from './duplicados.messages.ts';
import { type EstadoDeUnificacao, GRUPOS_DE_CAMPOS, type GrupoDeCampos } from './unificacao.lists.ts';

const vazio = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether the value of the record that goes is taken: the filled one, then the one of the record that changed last. */
export function preferirDaOutra(
  fica: { valor: unknown; atualizadoEm: string },
  sai: { valor: unknown; atualizadoEm: string },
): boolean {
  if (vazio(sai.valor)) return false;
  if (vazio(fica.valor)) return true;
  return sai.atualizadoEm > fica.atualizadoEm;
}

interface Comparavel {
  atualizadoEm: string;
  cadastro: string;
  valores: Readonly<Record<string, unknown>>;
}
type Lados = Readonly<{ fica: Comparavel; sai: Comparavel }>;

/** The groups in which the records say different things: what there is to choose. */
export const gruposDiferentes = ({ fica, sai }: Lados): GrupoDeCampos[] =>
  GRUPOS_DE_CAMPOS.filter(({ campos }) =>
    campos.some((campo) => (fica.valores[campo] ?? '') !== (sai.valores[campo] ?? '')),
  );

/** Ids of the groups that are taken from the record that goes unless somebody says otherwise. A situação is that of the membership that is open. */
export const escolhaPadrao = ({ fica, sai }: Lados): string[] =>
  gruposDiferentes({ fica, sai })
    .filter(({ id, campos: [campo] }) => {
      if (id === 'situacaoFiliado' && fica.cadastro !== sai.cadastro) return sai.cadastro === 'FILIADO';
      const of = ({ valores, atualizadoEm }: Comparavel) => ({ valor: campo && valores[campo], atualizadoEm });
      return preferirDaOutra(of(fica), of(sai));
    })
    .map(({ id }) => id);

export interface PeriodoDeFicha {
  id: string;
  inicio: CalendarDate;
  /** Null while it is open. */
  fim: CalendarDate | null;
  /** Of the record that stays. */
  fica: boolean;
}
export interface PeriodoUnido {
  inicio: CalendarDate;
  fim: CalendarDate | null;
  /** The row that is kept: of the record that stays where it has one. */
  mantido: string;
  /** The row that says how it ended (reason, note, file): the one that ends last. */
  termino: string;
  /** Rows that are in it; more than one: they overlapped. */
  juntos: readonly string[];
}

const termina = (fim: CalendarDate | null): string => fim ?? '9999-12-31';

/**
 * Memberships of both records as those of one person: what overlaps becomes one, from the first start to the last end; an open one
 * stays open. Leaving and returning on one day is no overlap. Out: by start.
 */
export function unirPeriodos(periodos: readonly PeriodoDeFicha[]): PeriodoUnido[] {
  const unidos: { grupo: PeriodoDeFicha[]; fim: string }[] = [];
  for (const periodo of periodos.toSorted(
    (a, b) => a.inicio.localeCompare(b.inicio) || termina(a.fim).localeCompare(termina(b.fim)),
  )) {
    const ultimo = unidos.at(-1);
    // A period of one day without length overlaps what begins that day only where both are the same.
    const same = ultimo?.grupo.some(({ inicio, fim }) => inicio === periodo.inicio && fim === periodo.fim);
    if (ultimo && (periodo.inicio < ultimo.fim || same)) {
      ultimo.grupo.push(periodo);
      if (termina(periodo.fim) > ultimo.fim) ultimo.fim = termina(periodo.fim);
    } else unidos.push({ grupo: [periodo], fim: termina(periodo.fim) });
  }
  return unidos.map(({ grupo }) => {
    const [primeiro] = grupo as [PeriodoDeFicha, ...PeriodoDeFicha[]]; // no group is empty
    // Of two that end on one day, what the record that stays says.
    const ultimo = grupo.reduce((a, b) => {
      const depois = termina(b.fim).localeCompare(termina(a.fim));
      return depois > 0 || (depois === 0 && b.fica && !a.fica) ? b : a;
    });
    return {
      inicio: primeiro.inicio,
      fim: ultimo.fim,
      mantido: (grupo.find(({ fica }) => fica) ?? primeiro).id,
      termino: ultimo.id,
      juntos: grupo.map(({ id }) => id),
    };
  });
}

export interface Unificavel {
  id: string;
  temConta: boolean;
  falecido: boolean;
  anonimizado: boolean;
  /** A dossier or an anonymisation is asked for and not done. */
  pedidoAberto: boolean;
}

/** Why two records cannot become one now. */
export function motivoNaoUnificar(fica: Unificavel, sai: Unificavel): MotivoDuplicado | null {
  if (fica.id === sai.id) return 'mesma_ficha';
  if (fica.anonimizado || sai.anonimizado) return 'anonimizada';
  if (fica.pedidoAberto || sai.pedidoAberto) return 'pedido_titular';
  if (fica.temConta && sai.temConta) return 'duas_contas';
  return fica.falecido === sai.falecido ? null : 'falecimento';
}

interface Proposta {
  estado: EstadoDeUnificacao;
  propostaPor: string | null;
}
/** Confirming is for a second person; refusing also for whoever proposed. */
export function motivoNaoConfirmarUnificacao({ estado, propostaPor }: Proposta, quem: string): MotivoDuplicado | null {
  if (estado !== 'aguardando') return 'decidida';
  return propostaPor === quem ? 'outra_pessoa' : null;
}
export const motivoNaoRecusarUnificacao = ({ estado }: Pick<Proposta, 'estado'>): MotivoDuplicado | null =>
  estado === 'aguardando' ? null : 'decidida';
