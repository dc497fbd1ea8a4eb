/**
 * Registers a revenue: one record per instalment, all or none; PDFs sent with it belong to every instalment.
 *
 * In: the form; amounts in centavos of ONE instalment, first date; `dataCredito` only with a single instalment. Out: the
 * ids in the order of the instalments and their group (null for a single one). Errors: `plataforma.invalido`, those of
 * `usarAnexos`. Source: spec 1 §4.5, §5; decisions §7 (Instalments, Revenue).
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { parcelas } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { checkEvento, refuseCampos, withinCalendar } from '../financeiro.parcelas.ts';
import { checkOrigem, checkReferencias } from './receita.checks.ts';
import { receitasFiles, receitasStore } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.create>;

export async function createReceita(ctx: WriteContext, input: Input) {
  const { numeroParcelas, anexos = [], relacaoEvento = false, idEvento = null, dataCredito = null, ...dados } = input;
  const { tx } = ctx;
  checkOrigem(dados.tipo, dados.origem);
  checkEvento(relacaoEvento, idEvento);
  if (dataCredito !== null && numeroParcelas > 1) {
    refuseCampos({ dataCredito: 'O crédito só acompanha o registro de uma única parcela.' });
  }
  await checkReferencias(tx, { idItemReceita: dados.idItemReceita, idEvento });

  const partes = withinCalendar('data', () => parcelas(dados.data, numeroParcelas));
  const grupoParcelas = numeroParcelas > 1 ? newId() : null;
  const rows = await receitasStore.insertMany(
    tx,
    partes.map(({ numero, data }) => ({
      ...dados,
      data,
      relacaoEvento,
      idEvento,
      dataCredito,
      numeroParcelas,
      numeroParcela: numero,
      grupoParcelas,
    })),
  );
  const ids = rows.map(({ id }) => id);
  if (anexos.length > 0) {
    await receitasFiles.takeAnexos(ctx, anexos);
    await receitasFiles.linkAnexos(tx, ids, anexos);
  }
  return { ids, grupoParcelas };
}
