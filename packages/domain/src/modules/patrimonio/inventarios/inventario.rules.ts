/**
 * What a reading is, and what an inventory allows: for the server, and for a phone that has no network.
 *
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import { formatDataBr } from '@sede/domain/kernel';
import { isNumeroDePatrimonio } from '../bens/index.ts';
import { type Achado, MAX_NUMERO_LIDO, RESULTADO_ROTULOS, type ResultadoDoInventario } from './inventario.lists.ts';
import { inventariosMessages as messages } from './inventarios.messages.ts';

/** What was held before the camera or typed. */
export type Lido = { bem: string } | { numero: string };

const NO_ENDERECO =
  /\/patrimonio\/bens\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?(?:[?#].*)?$/i;

/** The address of an asset, whatever the host (labels outlive it); else the text itself, as much of it as is kept: codes of others may be long. */
export function textoLido(texto: string): Lido | null {
  const id = NO_ENDERECO.exec(texto.trim())?.[1];
  if (id) return { bem: id.toLowerCase() };
  const numero = texto.trim().slice(0, MAX_NUMERO_LIDO).trim();
  return numero === '' ? null : { numero };
}

/** '004812' and '4812' are one number; null: it is no number of an asset. */
export const valorDoNumero = (texto: string): string | null =>
  isNumeroDePatrimonio(texto) ? BigInt(texto).toString() : null;

interface Leitura {
  /** The asset is in the register. */
  conhecido: boolean;
  /** It stands in the frozen scope. */
  noEscopo: boolean;
  /** Sector that the scope has it in; sector it was read in. Unknown ones differ from nothing. */
  esperado: string | null;
  setor: string | null;
}

export function achadoDaLeitura({ conhecido, noEscopo, esperado, setor }: Leitura): Achado {
  if (!conhecido) return 'desconhecido';
  if (!noEscopo) return 'inesperado';
  return setor !== null && esperado !== null && setor !== esperado ? 'em_outro_setor' : 'encontrado';
}

/** 'Fora com Marina Alves', 'Falta ler' while the inventory is open; the others as they are called. */
export function textoDoResultado(resultado: ResultadoDoInventario, fora: string | null, aberto: boolean): string {
  if (aberto && resultado === 'nao_encontrado') return messages.faltaLer;
  return resultado === 'fora' && fora !== null ? `Fora com ${fora}` : RESULTADO_ROTULOS[resultado];
}

/** 'Com Marina Alves até 02/12' */
export const textoDaSaida = ({ com, previsao }: { com: string; previsao: string | null }): string =>
  `Com ${com}${previsao === null ? '' : ` até ${formatDataBr(previsao).slice(0, 5)}`}`;

interface Estado {
  encerradoEm: string | null;
}
/** Neither read nor ended again. */
export const motivoNaoLerInventario = ({ encerradoEm }: Estado): 'encerrado' | null =>
  encerradoEm === null ? null : 'encerrado';
export const motivoNaoDecidirInventario = ({ encerradoEm }: Estado): 'aberto' | null =>
  encerradoEm === null ? 'aberto' : null;
/** Only before the first reading: afterwards it is closed. */
export const motivoNaoExcluirInventario = ({ leituras }: { leituras: number }): 'lido' | null =>
  leituras > 0 ? 'lido' : null;
