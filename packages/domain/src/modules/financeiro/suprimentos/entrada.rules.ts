/**
 * When an inflow of the petty cash may be changed or deleted: a code of `suprimentosMotivos`, or null when it may.
 * Source: decisions §7 (Suprimentos, Month closing); decision 023.
 */
import type { MotivoEntrada } from './suprimentos.messages.ts';

export interface EstadoEntrada {
  /** The transfer that the row is of; it is changed with the transfer. */
  idTransferencia: string | null;
  emMesFechado: boolean;
}

export function motivoNaoMudarEntrada(entrada: EstadoEntrada, may: boolean): MotivoEntrada | null {
  if (!may) return 'so_consulta';
  if (entrada.idTransferencia !== null) return 'de_transferencia';
  return entrada.emMesFechado ? 'mes_fechado' : null;
}
