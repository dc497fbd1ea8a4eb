/**
 * Expense items: register, change, enable, disable, delete.
 *
 * Type and cost centre are words of the settings' lists, checked against those in force when they are new to the item.
 * A disabled beneficiary is not taken for a new link. Errors: `itens-despesa.nome_repetido`, `.em_uso` (409),
 * `.beneficiario_desabilitado` (422), `plataforma.invalido`. Source: spec 1 §2.21, §4.4, §5; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { OPCAO_INVALIDA, platformErrors } from '@sede/domain/kernel';
import {
  type ItemDespesa,
  itensDespesaErrors,
  itensDespesaMessages,
} from '@sede/domain/modules/financeiro/itens-despesa';
import type { itensDespesaContract } from '@sede/domain/modules/financeiro/itens-despesa/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { situacaoBeneficiario } from '../beneficiarios/index.ts';
import { type ItemDespesaRow, itensDespesaStore, refusingRepeatedName } from './itens-despesa.store.ts';
import { getItemDespesa } from './itens-despesa.views.ts';

type Contract = typeof itensDespesaContract;
type Links = Partial<Pick<ItemDespesaRow, 'tipo' | 'centroCusto' | 'idBeneficiario'>>;
type Novo = { [K in keyof Links]: Links[K] | undefined };

/** What is new against `atual` must exist today; what an old record already says stays. */
async function refuseUnknown(tx: Tx, { tipo, centroCusto, idBeneficiario }: Novo, atual: Links): Promise<void> {
  const { tiposDespesa, centrosCusto } = await readConfiguracoes(tx);
  const campos: Record<string, string> = {};
  if (tipo && tipo !== atual.tipo && !tiposDespesa.includes(tipo)) campos.tipo = OPCAO_INVALIDA;
  if (centroCusto && centroCusto !== atual.centroCusto && !centrosCusto.includes(centroCusto)) {
    campos.centroCusto = OPCAO_INVALIDA;
  }
  const situacao =
    idBeneficiario && idBeneficiario !== atual.idBeneficiario
      ? await situacaoBeneficiario(tx, idBeneficiario)
      : 'habilitado';
  if (situacao === 'inexistente') campos.idBeneficiario = itensDespesaMessages.beneficiarioInexistente;
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
  if (situacao === 'desabilitado') {
    const { message } = itensDespesaErrors.beneficiario_desabilitado();
    throw itensDespesaErrors.beneficiario_desabilitado({ campos: { idBeneficiario: message } });
  }
}

export async function createItemDespesa(
  { tx }: WriteContext,
  dados: InputOf<Contract['create']>,
): Promise<ItemDespesa> {
  await refuseUnknown(tx, dados, {});
  const { id } = await refusingRepeatedName(itensDespesaStore.insert(tx, dados));
  return getItemDespesa(tx, id);
}

export async function updateItemDespesa(
  { tx }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<ItemDespesa> {
  const atual = await itensDespesaStore.lock(tx, { id, versao });
  await refuseUnknown(tx, dados, atual);
  await refusingRepeatedName(itensDespesaStore.update(tx, { id, versao }, dados));
  return getItemDespesa(tx, id);
}

export const removeItemDespesa = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(itensDespesaStore, tx, seen, {
    despesas: itensDespesaErrors.em_uso,
    previsoes_orcamentarias: itensDespesaErrors.em_uso_previsao,
    recorrencias: itensDespesaErrors.em_uso_recorrencia,
  });

export async function habilitarItemDespesa({ tx }: WriteContext, seen: Seen): Promise<ItemDespesa> {
  await refusingRepeatedName(setDesabilitado(itensDespesaStore, tx, seen, false));
  return getItemDespesa(tx, seen.id);
}

export async function desabilitarItemDespesa({ tx }: WriteContext, seen: Seen): Promise<ItemDespesa> {
  await setDesabilitado(itensDespesaStore, tx, seen, true);
  return getItemDespesa(tx, seen.id);
}
