/**
 * Registers an expense: one record per instalment, all or none; PDFs sent with it belong to every instalment.
 *
 * In: the form; amounts in centavos of ONE instalment (or the total, divided to the cent), first due date. Out: the ids in the order of the instalments,
 * their group (null for a single one), and what is odd about the link to a contract. Errors: `despesas.duplicada`, `financeiro.data_antiga`, `despesas.parecida`, `plataforma.invalido`, `despesas.estado` (a
 * settlement where approval is demanded), those of `bindAnexos`. Source: spec 1 §4.5, §5; decisions §7 (Instalments).
 */
import type { InputOf } from '@sede/domain/contract';
import { totalCentavos } from '@sede/domain/kernel';
import { despesaMessages } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { comBancoDaConta } from '../financeiro.contas.ts';
import { readAvisos, withMotivo } from '../financeiro.contratos.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { splitChecked, vinculosDe } from '../financeiro.parcelas.ts';
import { checkPalavras, checkReferencias, refuseEstado } from './despesa.checks.ts';
import { liquidacaoDe } from './despesa.liquidacao.ts';
import { type Fora, holdParecidas, refuseParecidas } from './despesas.radar.ts';
import { solicitarRegistradas } from './despesas.solicitar.ts';
import { duplicada, findDuplicada, parcelas, refusingDuplicates } from './despesas.store.ts';

type Input = InputOf<typeof despesasContract.create>;

/** `fora`: expenses that are known not to be this one (the other months of a recurring one). */
export async function createDespesa(ctx: WriteContext, input: Input, fora: Fora = {}) {
  const { numeroParcelas, dividirTotal, vencimentos, anexos = [], liquidacao, solicitarAprovacao, ...resto } = input;
  const { confirmacaoDuplicidade, confirmacaoData, ...dados } = resto;
  const { tx, actor } = ctx;
  const cfg = await readFinanceiro(tx);
  checkPalavras(dados, cfg);
  const vinculos = vinculosDe(dados);
  if (liquidacao && numeroParcelas > 1) {
    refuseCampos({ liquidacao: 'A liquidação só acompanha o registro de uma única parcela.' });
  }
  if (dados.boleto && numeroParcelas > 1) refuseCampos({ boleto: despesaMessages.boletoDeUma });
  if (liquidacao && cfg.exigirAprovacaoParaLiquidar) refuseEstado('precisa_aprovacao');
  const { dataLiquidacaoPagamento, idContaLiquidacao } = liquidacao ?? {};
  await checkDatasNasContas(ctx, { dataLiquidacaoPagamento }, confirmacaoData, [idContaLiquidacao]);
  const paga = liquidacao ? liquidacaoDe(dados, await comBancoDaConta(tx, liquidacao)) : {};
  await checkReferencias(tx, { ...dados, idEvento: vinculos.idEvento });
  if (vinculos.idContrato !== null) await holdContrato(tx, vinculos.idContrato);

  const divisao = { ...dados, numeroParcelas, dividirTotal, primeira: dados.dataVencimento, datas: vencimentos };
  const partes = splitChecked(divisao, 'dataVencimento', 'vencimentos', 'vencimento');
  const comparada = { ...dados, partes: partes.map(({ data, valor }) => ({ dataVencimento: data, valor })) };
  await holdParecidas(tx, comparada);
  const repetida = await findDuplicada(
    tx,
    dados,
    partes.map((parte) => parte.data),
    [],
  );
  if (repetida) throw duplicada(repetida);
  const confirmada = await refuseParecidas(tx, comparada, fora, confirmacaoDuplicidade);
  const avisos = await readAvisos(tx, vinculos.idContrato, {
    ids: [],
    idBeneficiario: dados.idBeneficiario,
    dias: partes.map(({ data }) => data),
    valor: totalCentavos(partes.map(({ valor }) => valor)),
  });
  const registradas = await withMotivo(ctx, [liquidacao ? despesaMessages.liquidadaNoRegistro : null, ...avisos], () =>
    refusingDuplicates(
      parcelas.insert(ctx, partes, anexos, ({ data }, colunas) => ({
        ...dados,
        ...colunas,
        ...paga,
        ...confirmada,
        ...vinculos,
        dataVencimento: data,
        alteradoPor: actor.usuarioId,
      })),
    ),
  );
  if (solicitarAprovacao) await solicitarRegistradas(ctx, registradas.ids);
  return { ...registradas, avisos };
}
