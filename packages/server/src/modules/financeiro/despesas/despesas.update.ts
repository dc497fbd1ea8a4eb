/**
 * Changes one instalment, or it and the later ones that are not settled.
 *
 * A settled row keeps what was paid, except to `financeiroEspecial`, who corrects that and the payment itself in the same
 * save (`despesa.correcao.ts`); the audit says so. A change of what an approval is about voids the
 * approval of each row it touches; who saves may ask for it again in the same act. A new due date moves the later ones with it, month by month. Imported rows 'a
 * conferir' come under the duplicate rule with their next change. A change of the link to a contract alone voids nothing.
 * Errors: `plataforma.versao_conflito`, `financeiro.data_antiga`, `despesas.paga`, `despesas.duplicada`, `despesas.parecida`, `plataforma.invalido`.
 * Source: spec 1 §4.2, §5; decisions §7 (Instalments, Approval, Settlement).
 */
import type { InputOf } from '@sede/domain/contract';
import { totalCentavos } from '@sede/domain/kernel';
import {
  CAMPOS_DA_APROVACAO,
  CAMPOS_PAGOS,
  despesaMessages,
  despesasErrors,
  isLiquidada,
  motivoNaoCorrigirPagamento,
  type QuemPode,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { RecordPatch } from '#platform/db/record/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { lockContas } from '../financeiro.contas.ts';
import { readAvisos, withMotivo } from '../financeiro.contratos.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { dataSeguinte, vinculosMudados } from '../financeiro.parcelas.ts';
import { checkPalavras, checkReferencias, despesaConferida } from './despesa.checks.ts';
import { correcaoDe, mudaPagamento, type PagamentoNovo, splitPagamento } from './despesa.correcao.ts';
import { type DespesaRow, despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { forgetPedido } from './despesas.avisos.ts';
import { type Confirmacao, holdParecidas, refuseParecidas } from './despesas.radar.ts';
import { SEM_APROVACAO, solicitarAlteradas } from './despesas.solicitar.ts';
import { deleteAprovacoes, duplicada, findDuplicada, parcelas, refusingDuplicates } from './despesas.store.ts';

type Input = InputOf<typeof despesasContract.update>;
type Dados = Omit<
  Input,
  'id' | 'versao' | 'escopo' | 'confirmacaoDuplicidade' | 'confirmacaoData' | 'solicitarAprovacao' | keyof PagamentoNovo
>;
type Patch = RecordPatch<'despesas'>;

type Campo = (typeof CAMPOS_DA_APROVACAO)[number];
const CHAVE = ['idItemDespesa', 'idBeneficiario', 'tipoDocumento', 'numeroDocumento', 'dataVencimento'] as const;

const changes = (row: DespesaRow, dados: Partial<Record<Campo, unknown>>, campos: readonly Campo[]): boolean =>
  campos.some((campo) => dados[campo] !== undefined && dados[campo] !== row[campo]);

/**
 * The values that the later rows of the same registration take over: not the due date, which keeps its distance, nor
 * the boleto, which belongs to one row.
 */
function dadosDa(row: DespesaRow, esta: DespesaRow, dados: Dados): Dados {
  if (row.id === esta.id) return dados;
  const { boleto: _, ...comuns } = dados;
  if (dados.dataVencimento === undefined) return comuns;
  return { ...comuns, dataVencimento: dataSeguinte('dataVencimento', dados.dataVencimento, row, esta) };
}

/** Refuses whoever may not correct what was paid. Out: for whoever may, what the audit entry says of it. */
function checkPagos(esta: DespesaRow, novos: Dados, pagamento: PagamentoNovo, quem: QuemPode): string | null {
  const paga = mudaPagamento(esta, pagamento);
  if (!paga && !(isLiquidada(esta) && changes(esta, novos, CAMPOS_PAGOS))) return null;
  const motivo = motivoNaoCorrigirPagamento(esta, quem);
  if (motivo === null) return despesaMessages.correcao;
  throw isLiquidada(esta) ? despesasErrors.paga() : despesasErrors.estado({ values: { motivo } });
}

function patchOf(
  ctx: WriteContext,
  row: DespesaRow,
  dados: Dados,
  pagamento: PagamentoNovo,
): { patch: Patch; voids: boolean } {
  const touched = changes(row, dados, CAMPOS_DA_APROVACAO);
  const voids = touched && row.situacao !== null;
  const patch: Patch = {
    ...dados,
    ...(isLiquidada(row) ? correcaoDe(row, { ...dados, ...pagamento }) : {}),
    ...(row.conferir ? { conferir: false } : {}),
    ...despesaConferida(ctx, row, { ...dados, ...pagamento }),
    ...(touched ? { alteradoPor: ctx.actor.usuarioId } : {}),
    ...(voids ? SEM_APROVACAO : {}),
  };
  return { patch, voids };
}

async function refuseRepeated(ctx: WriteContext, rows: { row: DespesaRow; dados: Dados }[]): Promise<void> {
  const ids = rows.map(({ row }) => row.id);
  for (const { row, dados } of rows) {
    const chave = { ...row, ...dados };
    const repetida = await findDuplicada(ctx.tx, chave, [chave.dataVencimento], ids);
    if (repetida) throw duplicada(repetida);
  }
}

const COMPARADOS = ['idItemDespesa', 'valor', 'idBeneficiario', 'dataVencimento', 'numeroDocumento', 'boleto'] as const;
/** The look-alikes that the rows gain by the change. */
async function checkParecidas(
  ctx: WriteContext,
  esta: DespesaRow,
  rows: { row: DespesaRow; dados: Dados }[],
  confirmacao: Confirmacao,
) {
  const changed = rows.some(({ row, dados }) =>
    COMPARADOS.some((campo) => dados[campo] !== undefined && dados[campo] !== row[campo]),
  );
  if (!changed) return {};
  const fora = { ids: rows.map(({ row }) => row.id), grupoParcelas: esta.grupoParcelas };
  const news = rows.map(({ row, dados }) => ({ ...row, ...dados }));
  const agora = { ...esta, ...rows[0]?.dados, partes: news };
  await holdParecidas(ctx.tx, agora);
  return refuseParecidas(ctx.tx, agora, fora, confirmacao, { ...esta, partes: rows.map(({ row }) => row) });
}

const DO_CONTRATO = ['idContrato', 'idBeneficiario', 'dataVencimento', 'valor'] as const;
/** What is odd about the link of these to the contract that this one shall belong to, where the change touches it. */
async function avisosDe(ctx: WriteContext, esta: DespesaRow, rows: { row: DespesaRow; dados: Dados }[]) {
  if (!rows.some(({ dados }) => DO_CONTRATO.some((campo) => dados[campo] !== undefined))) return [];
  const { idContrato, idBeneficiario } = { ...esta, ...rows[0]?.dados };
  const delas = rows.map(({ row, dados }) => ({ ...row, ...dados })).filter((one) => one.idContrato === idContrato);
  return readAvisos(ctx.tx, idContrato, {
    ids: delas.map(({ id }) => id),
    idBeneficiario,
    dias: delas.map(({ dataVencimento }) => dataVencimento),
    valor: totalCentavos(delas.map(({ valor, valorEstorno }) => valor - (valorEstorno ?? 0))),
  });
}

/**
 * The duplicate rule holds after every single update, so the next row is always one whose new day no other row still
 * has. Where there is none (two rows that change places) the database refuses it as a duplicate.
 */
function inSafeOrder<T extends { row: DespesaRow; dados: Dados }>(rows: T[]): T[] {
  const rest = [...rows];
  const ordered: T[] = [];
  while (rest.length > 0) {
    const taken = new Map(rest.map((one) => [one.row.dataVencimento, one]));
    const free = rest.findIndex((one) => [undefined, one].includes(taken.get(one.dados.dataVencimento ?? '')));
    ordered.push(...rest.splice(Math.max(free, 0), 1));
  }
  return ordered;
}

export async function updateDespesa(
  ctx: WriteContext,
  { id, versao, escopo, confirmacaoDuplicidade, confirmacaoData, solicitarAprovacao, ...dados }: Input,
) {
  const { tx, actor } = ctx;
  const grupo = await parcelas.lockFrom(ctx, { id, versao, escopo });
  const [esta] = grupo;
  const cfg = await readFinanceiro(tx);
  const partes = splitPagamento(dados);
  const novos: Dados = changedOnly(esta, partes.cadastro);
  const pagamento = changedOnly(esta, partes.pagamento);
  const correcao = checkPagos(esta, novos, pagamento, quemPode(actor, cfg));
  const mudaDia = pagamento.dataLiquidacaoPagamento !== undefined || pagamento.idContaLiquidacao;
  const { dataLiquidacaoPagamento, idContaLiquidacao } = { ...esta, ...pagamento };
  if (mudaDia) {
    await checkDatasNasContas(ctx, { dataLiquidacaoPagamento }, confirmacaoData, [idContaLiquidacao]);
  }
  checkPalavras(novos, cfg);
  const vinculos = vinculosMudados(esta, novos);
  await checkReferencias(tx, { ...novos, idEvento: vinculos.idEvento });
  if (vinculos.idContrato) await holdContrato(tx, vinculos.idContrato);
  await lockContas(tx, { idContaLiquidacao: pagamento.idContaLiquidacao });

  const rows = grupo.map((row) => ({ row, dados: { ...dadosDa(row, esta, novos), ...vinculos } }));
  if (changes(esta, novos, CHAVE) || rows.some(({ row }) => row.conferir)) await refuseRepeated(ctx, rows);
  const confirmada = await checkParecidas(ctx, esta, rows, confirmacaoDuplicidade);
  const avisos = await avisosDe(ctx, esta, rows);
  let aprovacaoAnulada = false;
  for (const { row, dados: own } of inSafeOrder(rows)) {
    const { patch, voids } = patchOf(ctx, row, own, row.id === id ? pagamento : {});
    if (voids) {
      await deleteAprovacoes(tx, row.id);
      await forgetPedido(ctx, [row.id]);
    }
    aprovacaoAnulada ||= voids;
    await withMotivo(ctx, [correcao, ...avisos], () =>
      refusingDuplicates(despesas.update(ctx, row, { ...patch, ...confirmada })),
    );
  }
  if (solicitarAprovacao)
    await solicitarAlteradas(
      ctx,
      id,
      rows.map(({ row }) => row.id),
    );
  const despesa = await despesas.get(ctx, id);
  return { ...despesa, alteradas: rows.length, aprovacaoAnulada, avisos };
}
