/**
 * An inventory as a phone holds it: the scope and the readings that there are, found by id or number in memory, so that what was read is told
 * at once, with or without a network; the server says it again when it has it.
 *
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import { ESTADOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import {
  achadoDaLeitura,
  type BemDoEscopo,
  type EscopoDoCelular,
  type LeituraDoInventario,
  type Lido,
  valorDoNumero,
} from '@sede/domain/modules/patrimonio/inventarios';

/** A reading on this phone; `esperando`: the server has not answered for it. */
export interface LeituraNoCelular extends Omit<LeituraDoInventario, 'id'> {
  /** null: the server has never answered for it. */
  id: string | null;
  esperando: boolean;
}

export interface EscopoPronto {
  porId: ReadonlyMap<string, BemDoEscopo>;
  porNumero: ReadonlyMap<string, BemDoEscopo>;
}

export const prepare = ({ bens }: Pick<EscopoDoCelular, 'bens'>): EscopoPronto => ({
  porId: new Map(bens.map((bem) => [bem.id, bem])),
  porNumero: new Map(bens.flatMap((bem) => [[valorDoNumero(bem.numero) ?? bem.numero, bem] as const])),
});

/** What a reading is of: an asset, or a number nobody knows yet. */
export const assuntoDe = ({ bem, numero }: Pick<LeituraDoInventario, 'bem' | 'numero'>): string => bem ?? `~${numero}`;

export const findBem = ({ porId, porNumero }: EscopoPronto, lido: Lido): BemDoEscopo | null =>
  ('bem' in lido ? porId.get(lido.bem) : porNumero.get(valorDoNumero(lido.numero) ?? lido.numero)) ?? null;

interface Agora {
  chave: string;
  setor: string | null;
  lidoEm: string;
  lidoPor: string;
}

/** As far as this phone knows: what is not of the scope is unexpected by its label, unknown by its number. */
export function leituraLocal(pronto: EscopoPronto, lido: Lido, agora: Agora): LeituraNoCelular {
  const bem = findBem(pronto, lido);
  const id = bem?.id ?? ('bem' in lido ? lido.bem : null);
  const esperado = bem?.setor ?? null;
  return {
    ...agora,
    id: null,
    ...{ bem: id, numero: bem?.numero ?? ('numero' in lido ? lido.numero : ''), tipo: bem?.tipo ?? null },
    ...{ nome: bem?.nome ?? null, esperado, estado: null, nota: null, saida: bem?.saida ?? null },
    resultado: achadoDaLeitura({ conhecido: id !== null, noEscopo: bem !== null, esperado, setor: agora.setor }),
    minha: true,
    esperando: true,
  };
}

/** What the server takes of it. */
export const entradaDe = ({ chave, bem, numero, setor, estado, nota, lidoEm }: LeituraNoCelular) => ({
  ...{ chave, bem, numero: bem === null ? numero : null, setor, lidoEm, nota },
  estado: ESTADOS_DO_BEM.find((um) => um === estado) ?? null,
});

/** The server's over the phone's, but for what this phone has not been answered for; newest first. */
export function joined(
  doServidor: readonly LeituraDoInventario[],
  espera: readonly LeituraNoCelular[],
): readonly LeituraNoCelular[] {
  const porAssunto = new Map<string, LeituraNoCelular>();
  for (const leitura of doServidor) porAssunto.set(assuntoDe(leitura), { ...leitura, esperando: false });
  for (const leitura of espera) {
    const outra = porAssunto.get(assuntoDe(leitura));
    if (outra === undefined || outra.minha) porAssunto.set(assuntoDe(leitura), leitura);
  }
  return [...porAssunto.values()].toSorted((a, b) => (a.lidoEm < b.lidoEm ? 1 : -1));
}

export interface ContaDoSetor {
  bens: readonly BemDoEscopo[];
  lidos: number;
  emOutroSetor: number;
  faltam: readonly BemDoEscopo[];
}

/** Of one sector, or of the whole where none is chosen. */
export function contaDo(
  escopo: Pick<EscopoDoCelular, 'bens'>,
  leituras: readonly LeituraNoCelular[],
  setor: string | null,
): ContaDoSetor {
  const porBem = new Map(leituras.map((leitura) => [leitura.bem, leitura]));
  const bens = setor === null ? escopo.bens : escopo.bens.filter((bem) => bem.setor === setor);
  const lidas = bens.flatMap(({ id }) => porBem.get(id) ?? []);
  return {
    bens,
    lidos: lidas.length,
    emOutroSetor: lidas.filter(({ resultado }) => resultado === 'em_outro_setor').length,
    faltam: bens.filter(({ id }) => !porBem.has(id)),
  };
}

/** Those read in a sector, and those of it that were read elsewhere. */
export const leiturasDo = (leituras: readonly LeituraNoCelular[], setor: string | null) =>
  setor === null ? leituras : leituras.filter((um) => um.setor === setor || um.esperado === setor);
