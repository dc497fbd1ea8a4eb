/**
 * What a transfer does to the till, what the till's row of it says, and when it may be changed.
 *
 * Amounts in centavos. A side that is null is the till (Suprimentos): money from the bank is an inflow, money taken to the
 * bank an inflow below zero, so that the till's balance stays inflows less cash expenses. Source: issue 4; decision 023.
 */
import type { Centavos } from '@sede/domain/kernel';
import type { MotivoTransferencia } from './transferencias.messages.ts';

export interface Lados {
  idContaOrigem: string | null;
  idContaDestino: string | null;
}

/** Centavos into the till, below zero out of it; null when the transfer does not touch it. */
export function efeitoNoCaixa({ idContaOrigem, idContaDestino, valor }: Lados & { valor: Centavos }): Centavos | null {
  if (idContaDestino === null) return valor;
  return idContaOrigem === null ? -valor : null;
}

/** Both sides the same place: the message at the destination, or null. */
export const erroLados = ({ idContaOrigem, idContaDestino }: Lados): string | null =>
  idContaOrigem === idContaDestino ? 'Escolha um destino diferente da origem.' : null;

/** The till's row: 'Transferência de Banco do Brasil', 'Depósito em Banco do Brasil', with what was written about it. */
export function textoNoCaixa(efeito: Centavos, conta: string, descricao: string | null): string {
  const onde = efeito > 0 ? `Transferência de ${conta}` : `Depósito em ${conta}`;
  return descricao ? `${onde}: ${descricao}` : onde;
}

/** Changing or deleting it, by whoever may (`may`): not while its day is in a closed month. */
export function motivoNaoMudar({ emMesFechado }: { emMesFechado: boolean }, may: boolean): MotivoTransferencia | null {
  if (!may) return 'so_consulta';
  return emMesFechado ? 'mes_fechado' : null;
}
