/**
 * Revenue items: register, change, enable, disable, delete.
 *
 * Errors: `itens-receita.nome_repetido`, `.em_uso` (409), `plataforma.invalido`.
 * Source: spec 1 §2.21, §4.4, §5; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { type ItemReceita, itensReceitaErrors } from '@sede/domain/modules/financeiro/itens-receita';
import type { itensReceitaContract } from '@sede/domain/modules/financeiro/itens-receita/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { refusingRepeatedName, itensReceitaStore as store } from './itens-receita.store.ts';

type Contract = typeof itensReceitaContract;

export const createItemReceita = ({ tx }: WriteContext, dados: InputOf<Contract['create']>): Promise<ItemReceita> =>
  refusingRepeatedName(store.insert(tx, dados));

export const updateItemReceita = (
  { tx }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<ItemReceita> => refusingRepeatedName(store.update(tx, { id, versao }, dados));

export const removeItemReceita = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(store, tx, seen, { receitas: itensReceitaErrors.em_uso });

export const habilitarItemReceita = ({ tx }: WriteContext, seen: Seen): Promise<ItemReceita> =>
  refusingRepeatedName(setDesabilitado(store, tx, seen, false));

export const desabilitarItemReceita = ({ tx }: WriteContext, seen: Seen): Promise<ItemReceita> =>
  setDesabilitado(store, tx, seen, true);
