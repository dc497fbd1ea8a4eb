/**
 * Rules of one revenue: credit state, origins by type, and what may be done with it now.
 *
 * Amounts in centavos, dates are calendar dates, `hoje` is the clock's day in São Paulo. The `motivo…` functions answer
 * why something is not allowed (a code of `receitasMotivos`), or null when it is: the service refuses with it, the record
 * carries it (`pode`), the screen disables the button with its sentence. Source: spec 1 §3.7, §4.3, §6.3; decisions §7.
 */
import { type CalendarDate, type Centavos, diffDays, formatDataBr } from '@sede/domain/kernel';
import { ORIGENS, type TipoReceita } from '../financeiro.lists.ts';
import type { StatusCredito } from './receita.lists.ts';
import type { MotivoReceita } from './receitas.messages.ts';

export interface EstadoReceita {
  data: CalendarDate;
  dataCredito: CalendarDate | null;
  valor: Centavos;
  valorEstorno: Centavos | null;
  /** Imported with a date outside: to be corrected first. */
  dataFora?: boolean;
  /** Credited in a finance month that is closed: what was received stays as it is, whoever asks (decisions §7). */
  emMesFechado?: boolean;
}

/** Who asks, as far as these rules care. */
export interface QuemMexe {
  editar: boolean;
  /** Named in `financeiroEspecial` and admin_financeiro besides: may touch what is credited. */
  especial: boolean;
}

/** What was received: read-only once credited, except to `especial` (decisions §7, Settlement). */
export const CAMPOS_CREDITADOS = ['valor', 'data', 'idItemReceita', 'empresa', 'idContaCredito'] as const;

export const isCreditada = (r: Pick<EstadoReceita, 'dataCredito'>) => r.dataCredito !== null;

export function statusCredito(r: Pick<EstadoReceita, 'data' | 'dataCredito'>, hoje: CalendarDate): StatusCredito {
  if (isCreditada(r)) return 'creditada';
  if (r.data < hoje) return 'atrasada';
  return r.data === hoje ? 'prevista_hoje' : 'a_creditar';
}

/** 'Creditada 09/11' ('22/02/2025' in another year), 'Atrasada há 15 dias', 'Prevista para hoje', 'A creditar'. */
export function textoCredito(r: Pick<EstadoReceita, 'data' | 'dataCredito'>, hoje: CalendarDate): string {
  if (r.dataCredito) {
    const dia = formatDataBr(r.dataCredito);
    return `Creditada ${r.dataCredito.slice(0, 4) === hoje.slice(0, 4) ? dia.slice(0, 5) : dia}`;
  }
  const dias = diffDays(hoje, r.data);
  if (dias < 0) return dias === -1 ? 'Atrasada há 1 dia' : `Atrasada há ${-dias} dias`;
  return dias === 0 ? 'Prevista para hoje' : 'A creditar';
}

/** The origins that a type has; of an unknown type none. */
export const origensDe = (tipo: string | null): readonly string[] =>
  tipo !== null && Object.hasOwn(ORIGENS, tipo) ? ORIGENS[tipo as TipoReceita] : [];

/** An origin must be one of its type's. Out: whether it is; none is always right. */
export const isOrigemDe = (tipo: string, origem: string | null | undefined): boolean =>
  !origem || origensDe(tipo).includes(origem);

/** Whether the form may be opened; which fields a credited row still takes is `CAMPOS_CREDITADOS`. */
export function motivoNaoEditarReceita(r: Pick<EstadoReceita, 'emMesFechado'>, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  return r.emMesFechado ? 'mes_fechado' : null;
}

export function motivoNaoExcluirReceita(r: EstadoReceita, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (r.emMesFechado) return 'mes_fechado';
  return isCreditada(r) && !quem.especial ? 'creditada_fica' : null;
}

export function motivoNaoRemoverAnexoReceita(r: EstadoReceita, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (r.emMesFechado) return 'mes_fechado';
  return isCreditada(r) && !quem.especial ? 'anexo_fica' : null;
}

export function motivoNaoCreditar(r: EstadoReceita, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (isCreditada(r)) return 'ja_creditada';
  return r.dataFora ? 'data_fora' : null;
}

/**
 * Naming afterwards the account in which a credit arrived: only where none was named. To change a named one is a
 * correction.
 */
export function motivoNaoDarContaReceita(
  r: Pick<EstadoReceita, 'dataCredito' | 'emMesFechado'> & { idContaCredito: string | null },
  quem: QuemMexe,
): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (!isCreditada(r)) return 'nao_creditada';
  if (r.idContaCredito !== null) return 'ja_tem_conta';
  return r.emMesFechado ? 'mes_fechado' : null;
}

export function motivoNaoDesfazerCredito(r: EstadoReceita, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (!isCreditada(r)) return 'nao_creditada';
  if (r.emMesFechado) return 'mes_fechado';
  return r.valorEstorno === null ? null : 'tem_estorno';
}

export function motivoNaoEstornarReceita(r: EstadoReceita, quem: QuemMexe): MotivoReceita | null {
  if (!quem.editar) return 'so_consulta';
  if (!isCreditada(r)) return 'so_creditada_estorna';
  return r.valorEstorno === null ? null : 'ja_estornada';
}
