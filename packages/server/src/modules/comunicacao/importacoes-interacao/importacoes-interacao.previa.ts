/**
 * What becomes of the rows of a spreadsheet with the form's values: the one judgement of preview, list of problems and job.
 *
 * Source: decisions-members (Interactions: Import).
 */

import { type Julgada, julgar, type LinhaPronta } from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { momentoDe } from '@sede/domain/modules/comunicacao/interacoes';
import { TIPO_OUTRO } from '@sede/domain/modules/comunicacao/itens-interacao';
import type { Db, Tx } from '#platform/db/index.ts';
import { findAlvos, type LinhaGuardada, listChaves, listLinhas, tipoDoItem } from './importacoes-interacao.store.ts';

/** What the form says, once it was previewed. */
export interface Valores {
  id: string;
  itemId: string;
  dia: string;
  hora: string;
  descricao: string;
  classificacao: string;
}
export interface LinhaJulgada extends Julgada {
  lida: LinhaGuardada;
  pronta: LinhaPronta & { tipo: string; classificacao: string };
}

const pronta = (lida: LinhaGuardada, valores: Valores, tipo: string) => ({
  linha: lida.linha,
  cpf: lida.cpf,
  dia: lida.dia ?? valores.dia,
  // A day of its own without an hour has the form's.
  hora: lida.hora ?? valores.hora,
  descricao: lida.descricao ?? valores.descricao,
  tipo: lida.tipo ?? tipo,
  classificacao: lida.classificacao ?? valores.classificacao,
  problema: lida.problema,
  titularId: lida.titularId,
});

export async function julgarLinhas(db: Db | Tx, valores: Valores, now: string): Promise<LinhaJulgada[]> {
  const lidas = await listLinhas(db, valores.id);
  const tipo = (await tipoDoItem(db, valores.itemId)) ?? TIPO_OUTRO;
  const prontas = lidas.map((lida) => ({ lida, pronta: pronta(lida, valores, tipo) }));
  const alvos = await findAlvos(db, [...new Set(lidas.flatMap(({ cpf }) => cpf ?? []))]);
  const filiados = [...new Set([...alvos.values()].flat().map(({ filiadoId }) => filiadoId))];
  const dias = [...new Set(prontas.map((uma) => uma.pronta.dia))];
  const existentes = await listChaves(db, { itemId: valores.itemId, filiados, dias });
  const { dia, hora } = momentoDe(now);
  const julgadas = julgar(
    prontas.map((uma) => uma.pronta),
    alvos,
    existentes,
    `${dia} ${hora}`,
  );
  return julgadas.flatMap((julgada, at) => {
    const uma = prontas[at];
    return uma ? [{ ...uma, ...julgada }] : [];
  });
}

export const entra = ({ situacao }: Pick<Julgada, 'situacao'>, comRepetidas: boolean): boolean =>
  situacao === 'ok' || (comRepetidas && situacao === 'repetida');
