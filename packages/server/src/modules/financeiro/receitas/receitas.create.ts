/**
 * Registers a revenue: one record per instalment, all or none; PDFs sent with it belong to every instalment.
 *
 * In: the form; amounts in centavos of ONE instalment (or the total, divided to the cent), first date; `dataCredito` only with a single instalment. Out: the
 * ids in the order of the instalments, their group (null for a single one), and what is odd about the link to a contract. Errors: `plataforma.invalido`, `financeiro.data_antiga`, those of
 * `bindAnexos`. Source: spec 1 §4.5, §5; decisions §7 (Instalments, Revenue).
 */
import type { InputOf } from '@sede/domain/contract';
import { receitasMessages } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { readAvisos, withMotivo } from '../financeiro.contratos.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { splitChecked, vinculosDe } from '../financeiro.parcelas.ts';
import { checkOrigem, checkReferencias } from './receita.checks.ts';
import { parcelas } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.create>;

export async function createReceita(ctx: WriteContext, input: Input) {
  const { numeroParcelas, dividirTotal, datas, anexos = [], ...resto } = input;
  const { dataCredito = null, confirmacaoData, ...dados } = resto;
  const { tx } = ctx;
  checkOrigem(dados.tipo, dados.origem);
  const vinculos = vinculosDe(dados);
  if (dataCredito !== null && numeroParcelas > 1) {
    refuseCampos({ dataCredito: 'O crédito só acompanha o registro de uma única parcela.' });
  }
  await checkDatasNasContas(ctx, { dataCredito }, confirmacaoData, [dados.idContaCredito]);
  if (dados.idContaCredito && dataCredito === null) refuseCampos({ idContaCredito: receitasMessages.contaSemCredito });
  await checkReferencias(tx, { idItemReceita: dados.idItemReceita, idEvento: vinculos.idEvento });
  if (vinculos.idContrato !== null) await holdContrato(tx, vinculos.idContrato);
  await lockContas(tx, { idContaCredito: dados.idContaCredito });

  const partes = splitChecked(
    { ...dados, numeroParcelas, dividirTotal, primeira: dados.data, datas },
    'data',
    'datas',
    'data',
  );
  const dias = partes.map(({ data }) => data);
  const avisos = await readAvisos(tx, vinculos.idContrato, { ids: [], idBeneficiario: null, dias, valor: 0 });
  const registradas = await withMotivo(ctx, avisos, () =>
    parcelas.insert(ctx, partes, anexos, ({ data }, colunas) => ({
      ...dados,
      ...colunas,
      ...vinculos,
      data,
      dataCredito,
    })),
  );
  return { ...registradas, avisos };
}
