/**
 * Registers a revenue: one record per instalment, all or none; PDFs sent with it belong to every instalment.
 *
 * In: the form; amounts in centavos of ONE instalment (or the total, divided to the cent), first date; `dataCredito` only with a single instalment. Out: the
 * ids in the order of the instalments and their group (null for a single one). Errors: `plataforma.invalido`, `financeiro.data_antiga`, those of
 * `bindAnexos`. Source: spec 1 §4.5, §5; decisions §7 (Instalments, Revenue).
 */
import type { InputOf } from '@sede/domain/contract';
import { receitasMessages } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { checkEvento, splitChecked } from '../financeiro.parcelas.ts';
import { checkOrigem, checkReferencias } from './receita.checks.ts';
import { parcelas } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.create>;

export async function createReceita(ctx: WriteContext, input: Input) {
  const { numeroParcelas, dividirTotal, datas, anexos = [], relacaoEvento = false, idEvento = null, ...resto } = input;
  const { dataCredito = null, confirmacaoData, ...dados } = resto;
  const { tx } = ctx;
  checkOrigem(dados.tipo, dados.origem);
  checkEvento(relacaoEvento, idEvento);
  if (dataCredito !== null && numeroParcelas > 1) {
    refuseCampos({ dataCredito: 'O crédito só acompanha o registro de uma única parcela.' });
  }
  await checkDatasNasContas(ctx, { dataCredito }, confirmacaoData, [dados.idContaCredito]);
  if (dados.idContaCredito && dataCredito === null) refuseCampos({ idContaCredito: receitasMessages.contaSemCredito });
  await checkReferencias(tx, { idItemReceita: dados.idItemReceita, idEvento });
  await lockContas(tx, { idContaCredito: dados.idContaCredito });

  const partes = splitChecked(
    { ...dados, numeroParcelas, dividirTotal, primeira: dados.data, datas },
    'data',
    'datas',
    'data',
  );
  return parcelas.insert(ctx, partes, anexos, ({ data }, colunas) => ({
    ...dados,
    ...colunas,
    data,
    relacaoEvento,
    idEvento,
    dataCredito,
  }));
}
