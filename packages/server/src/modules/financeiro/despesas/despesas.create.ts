/**
 * Registers an expense: one record per instalment, all or none; PDFs sent with it belong to every instalment.
 *
 * In: the form; amounts in centavos of ONE instalment, first due date. Out: the ids in the order of the instalments and
 * their group (null for a single one). Errors: `despesas.duplicada`, `plataforma.invalido`, `despesas.estado` (a
 * settlement where approval is demanded), those of `usarAnexos`. Source: spec 1 §4.5, §5; decisions §7 (Instalments).
 */
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, DATA_INVALIDA, newId, platformErrors } from '@sede/domain/kernel';
import { despesasErrors, type Parcela, parcelas } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { checkEvento, checkPalavras, checkReferencias, refuseCampos, takeAnexos } from './despesa.checks.ts';
import { liquidacaoDe } from './despesa.liquidacao.ts';
import { despesasStore, duplicada, findDuplicada, linkAnexos, refusingDuplicates } from './despesas.store.ts';

type Input = InputOf<typeof despesasContract.create>;

/** A last instalment beyond the calendar is the person's mistake, not the program's. */
function vencimentos(primeiro: CalendarDate, quantidade: number): Parcela[] {
  try {
    return parcelas(primeiro, quantidade);
  } catch (error) {
    if (error instanceof RangeError) throw platformErrors.invalido({ campos: { dataVencimento: DATA_INVALIDA } });
    throw error;
  }
}

export async function createDespesa(ctx: WriteContext, input: Input) {
  const { numeroParcelas, anexos = [], liquidacao, relacaoEvento = false, idEvento = null, ...dados } = input;
  const { tx, actor } = ctx;
  const cfg = await readConfiguracoes(tx);
  checkPalavras(dados, cfg);
  checkEvento(relacaoEvento, idEvento);
  if (liquidacao && numeroParcelas > 1) {
    refuseCampos({ liquidacao: 'A liquidação só acompanha o registro de uma única parcela.' });
  }
  if (liquidacao && cfg.exigirAprovacaoParaLiquidar) {
    throw despesasErrors.estado({ values: { motivo: 'A despesa precisa estar aprovada para ser liquidada.' } });
  }
  const paga = liquidacao ? liquidacaoDe(dados, liquidacao) : {};
  await checkReferencias(tx, { ...dados, idEvento });

  const partes = vencimentos(dados.dataVencimento, numeroParcelas);
  const repetida = await findDuplicada(
    tx,
    dados,
    partes.map((parte) => parte.dataVencimento),
    [],
  );
  if (repetida) throw duplicada(repetida);
  // Before the insert: the trigger that writes the audit entry takes the reason that stands then.
  if (liquidacao) await ctx.reason('Liquidada no registro, sem aprovação.');
  const grupoParcelas = numeroParcelas > 1 ? newId() : null;
  const rows = await refusingDuplicates(
    despesasStore.insertMany(
      tx,
      partes.map(({ numero, dataVencimento }) => ({
        ...dados,
        ...paga,
        relacaoEvento,
        idEvento,
        numeroParcelas,
        numeroParcela: numero,
        grupoParcelas,
        dataVencimento,
        alteradoPor: actor.usuarioId,
      })),
    ),
  );
  if (anexos.length > 0) {
    await takeAnexos(ctx, anexos);
    await linkAnexos(
      tx,
      rows.map(({ id }) => id),
      anexos,
    );
  }
  return { ids: rows.map(({ id }) => id), grupoParcelas };
}
