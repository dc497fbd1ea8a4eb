/**
 * Which alerts of a contract's end are due. Days are calendar dates of São Paulo.
 *
 * A mark is the alert date, or so many days before the end. It counts to a date: new dates make new marks. Of several passed marks the
 * newest is sent, the others are 'superado'. One that was sent overtakes older ones of its own date alone: whoever heard of the alert date
 * before a prorrogação has not heard of the new end. Source: decisions §9; decisions-sindical-contratos-patrimonio (Alerts); invariant C4.
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import type { EstadoDoAlerta } from './contrato.lists.ts';

/** The mark of the contract's own alert date; the others are their number of days. */
const MARCO_DA_DATA = 'data';

export interface Marco {
  marco: string;
  /** The alert date, or the end that it counts to. */
  dataAlvo: CalendarDate;
  /** From this day on it is due. */
  dia: CalendarDate;
}

export interface DatasDoContrato {
  dataFim: CalendarDate;
  dataAlerta: CalendarDate | null;
}

/** All marks of a contract, the newest first; of two on one day the one nearest the end. `dias`: the setting's, before the end. */
export function marcosDoContrato({ dataFim, dataAlerta }: DatasDoContrato, dias: readonly number[]): Marco[] {
  const antes = dias.map((n) => ({ marco: String(n), dataAlvo: dataFim, dia: addDays(dataFim, -n) }));
  const daData = dataAlerta === null ? [] : [{ marco: MARCO_DA_DATA, dataAlvo: dataAlerta, dia: dataAlerta }];
  return [...antes.toSorted((a, b) => Number(a.marco) - Number(b.marco)), ...daData].toSorted((a, b) =>
    b.dia.localeCompare(a.dia),
  );
}

/**
 * What is due of one recipient: the mark to be sent, and those that it makes superfluous. `desde`: marks before that day were another
 * system's. `dados`: those that this recipient had, as `chaveDoMarco` writes them.
 */
export function alertasDevidos(
  datas: DatasDoContrato,
  {
    dias,
    hoje,
    desde = null,
    dados,
  }: { dias: readonly number[]; hoje: CalendarDate; desde?: CalendarDate | null; dados: ReadonlySet<string> },
): { enviar: Marco | null; superados: Marco[] } {
  const passados = marcosDoContrato(datas, dias).filter(({ dia }) => dia <= hoje && (desde === null || dia >= desde));
  const novos = passados.filter((marco) => !dados.has(chaveDoMarco(marco)));
  const fimDito = passados.findIndex((marco) => marco.dataAlvo === datas.dataFim && dados.has(chaveDoMarco(marco)));
  const [enviar = null] = novos.filter((marco) => fimDito < 0 || passados.indexOf(marco) < fimDito);
  return { enviar, superados: novos.filter((marco) => marco !== enviar) };
}

/** The marks that are still to come: none that was given, none of a day that is past. The soonest first. */
export function marcosPrevistos(
  datas: DatasDoContrato,
  { dias, hoje, dados }: { dias: readonly number[]; hoje: CalendarDate; dados: ReadonlySet<string> },
): Marco[] {
  return marcosDoContrato(datas, dias)
    .filter((marco) => marco.dia >= hoje && !dados.has(chaveDoMarco(marco)))
    .toReversed();
}

/** 'Na data de alerta', 'No fim da vigência', '1 dia antes do fim', '30 dias antes do fim'. */
export function rotuloDoMarco(marco: string): string {
  if (marco === MARCO_DA_DATA) return 'Na data de alerta';
  if (marco === '0') return 'No fim da vigência';
  return `${marco} ${marco === '1' ? 'dia' : 'dias'} antes do fim`;
}

interface AlertaDado {
  estado: EstadoDoAlerta;
  /** The contract still tells this address. */
  destinatarioAtual: boolean;
}

/** Why what one recipient had of a mark is not sent again, or null. Of a contract that is in force. */
export function motivoNaoReenviarAlerta({
  estado,
  destinatarioAtual,
}: AlertaDado): 'alerta_superado' | 'alerta_na_fila' | 'alerta_destinatario' | null {
  if (estado === 'superado') return 'alerta_superado';
  if (estado === 'pendente') return 'alerta_na_fila';
  return destinatarioAtual ? null : 'alerta_destinatario';
}

export const chaveDoMarco = ({ marco, dataAlvo }: Pick<Marco, 'marco' | 'dataAlvo'>): string => `${marco} ${dataAlvo}`;

const MAXIMO_DE_MARCOS = 10;
const MAXIMO_DE_DIAS = 730;
const partes = (texto: string) => texto.split(/[\s,;]+/).filter(Boolean);

/** '90, 30, 7, 0' → [90, 30, 7, 0]; repeated ones count once. */
export const readMarcos = (texto: string): number[] => [...new Set(partes(texto).map(Number))];

/** What is wrong with the setting's text, or null. */
export function erroMarcos(texto: string): string | null {
  const numeros = partes(texto);
  if (numeros.some((parte) => !/^\d{1,3}$/.test(parte) || Number(parte) > MAXIMO_DE_DIAS))
    return `Informe números de dias, de 0 a ${MAXIMO_DE_DIAS}, separados por vírgula.`;
  return numeros.length > MAXIMO_DE_MARCOS ? `No máximo ${MAXIMO_DE_MARCOS} marcos.` : null;
}
