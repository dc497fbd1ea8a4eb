/**
 * Changes one instalment, or it and the later ones that are not settled.
 *
 * A settled row keeps what was paid, except to `financeiroEspecial`. A change of what an approval is about voids the
 * approval of each row it touches. A new due date moves the later ones with it, month by month. Imported rows 'a
 * conferir' come under the duplicate rule with their next change.
 * Errors: `plataforma.versao_conflito`, `despesas.paga`, `despesas.duplicada`, `plataforma.invalido`.
 * Source: spec 1 §4.2, §5; decisions §7 (Instalments, Approval, Settlement).
 */
import type { InputOf } from '@sede/domain/contract';
import { addMonthsAnchored, DATA_INVALIDA } from '@sede/domain/kernel';
import {
  CAMPOS_DA_APROVACAO,
  CAMPOS_PAGOS,
  DINHEIRO,
  despesasErrors,
  isLiquidada,
  valorPago,
} from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { RecordPatch } from '#platform/db/record/index.ts';
import { checkEvento, checkPalavras, checkReferencias, refuseCampos } from './despesa.checks.ts';
import { quemPode } from './despesas.actor.ts';
import { esquecerPedido } from './despesas.avisos.ts';
import {
  type DespesaRow,
  deleteAprovacoes,
  despesasStore,
  duplicada,
  findDuplicada,
  lockDespesa,
  lockSeguintes,
  refusingDuplicates,
} from './despesas.store.ts';
import { readDespesa } from './despesas.views.ts';

type Input = InputOf<typeof despesasContract.update>;
type Dados = Omit<Input, 'id' | 'versao' | 'escopo'>;
type Patch = RecordPatch<'despesas'>;

/** The columns of an expense for which nobody asked approval. */
export const SEM_APROVACAO = {
  situacao: null,
  solicitante: null,
  solicitanteId: null,
  solicitadoEm: null,
  aprovacoes: 0,
  motivoNegacao: null,
  negadoPor: null,
} satisfies Patch;

type Campo = (typeof CAMPOS_DA_APROVACAO)[number];
const CHAVE = ['idItemDespesa', 'idBeneficiario', 'tipoDocumento', 'numeroDocumento', 'dataVencimento'] as const;

const changes = (row: DespesaRow, dados: Partial<Record<Campo, unknown>>, campos: readonly Campo[]): boolean =>
  campos.some((campo) => dados[campo] !== undefined && dados[campo] !== row[campo]);

/** Only what differs from the row, so that an untouched old word or disabled item is not asked about again. */
function changedOnly(row: DespesaRow, dados: Dados): Dados {
  const entries = Object.entries(dados).filter(([campo, value]) => value !== row[campo as keyof DespesaRow]);
  return Object.fromEntries(entries) as Dados;
}

/** The later ones are due as many months after the new date as they stand after this one. */
function dadosDa(row: DespesaRow, esta: DespesaRow, dados: Dados): Dados {
  if (row.id === esta.id || dados.dataVencimento === undefined) return dados;
  const meses = row.numeroParcela - esta.numeroParcela;
  try {
    return { ...dados, dataVencimento: addMonthsAnchored(dados.dataVencimento, meses) };
  } catch (error) {
    if (error instanceof RangeError) refuseCampos({ dataVencimento: DATA_INVALIDA });
    throw error;
  }
}

/** The link to an event, in both columns, only where it changes: the later instalments may have links of their own. */
function eventoDe(esta: DespesaRow, novos: Dados): Pick<Dados, 'relacaoEvento' | 'idEvento'> {
  if (novos.relacaoEvento === undefined && novos.idEvento === undefined) return {};
  const relacaoEvento = novos.relacaoEvento ?? esta.relacaoEvento;
  const idEvento = novos.idEvento === undefined ? (relacaoEvento ? esta.idEvento : null) : novos.idEvento;
  checkEvento(relacaoEvento, idEvento);
  return { relacaoEvento, idEvento };
}

/** What `financeiroEspecial` changes of a paid row must still agree with its payment and its refund. */
function pagoDe(row: DespesaRow, { valor, meioPagamento }: Dados): Patch {
  if (!isLiquidada(row)) return {};
  if (meioPagamento !== undefined && (meioPagamento === DINHEIRO) !== (row.meioPagamento === DINHEIRO)) {
    refuseCampos({ meioPagamento: 'Desfaça a liquidação para trocar entre Dinheiro e os outros meios.' });
  }
  if (valor === undefined) return {};
  if (row.valorEstorno !== null && valor < row.valorEstorno) {
    const { message } = despesasErrors.estorno_maior();
    throw despesasErrors.estorno_maior({ campos: { valor: message } });
  }
  const pago = valorPago({ ...row, valor });
  if (pago < 0)
    throw despesasErrors.pagamento_invalido({ campos: { valor: despesasErrors.pagamento_invalido().message } });
  return { valorPago: pago };
}

function patchOf(ctx: WriteContext, row: DespesaRow, dados: Dados): { patch: Patch; voids: boolean } {
  const touched = changes(row, dados, CAMPOS_DA_APROVACAO);
  const voids = touched && row.situacao !== null;
  const patch: Patch = {
    ...dados,
    ...pagoDe(row, dados),
    ...(row.conferir ? { conferir: false } : {}),
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

/**
 * No instalment may stand for a moment where another still is: next comes always one whose new day is free of the rest.
 * Where none is (two that change places) the database refuses, as a duplicate.
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

export async function updateDespesa(ctx: WriteContext, { id, versao, escopo, ...dados }: Input) {
  const { tx, actor } = ctx;
  const esta = await lockDespesa(tx, { id, versao });
  const cfg = await readConfiguracoes(tx);
  const { especial } = quemPode(actor, cfg);
  const novos = changedOnly(esta, dados);
  const seguintes = escopo === 'esta_e_seguintes' ? await lockSeguintes(tx, esta) : [];
  if (isLiquidada(esta) && !especial && changes(esta, novos, CAMPOS_PAGOS)) throw despesasErrors.paga();
  checkPalavras(novos, cfg);
  const evento = eventoDe(esta, novos);
  await checkReferencias(tx, { ...novos, idEvento: evento.idEvento });

  const rows = [esta, ...seguintes].map((row) => ({ row, dados: { ...dadosDa(row, esta, novos), ...evento } }));
  if (changes(esta, novos, CHAVE) || rows.some(({ row }) => row.conferir)) await refuseRepeated(ctx, rows);
  let aprovacaoAnulada = false;
  for (const { row, dados: own } of inSafeOrder(rows)) {
    const { patch, voids } = patchOf(ctx, row, own);
    if (voids) {
      await deleteAprovacoes(tx, row.id);
      await esquecerPedido(ctx, [row.id]);
    }
    aprovacaoAnulada ||= voids;
    await refusingDuplicates(despesasStore.update(tx, row, patch));
  }
  const despesa = await readDespesa({ db: tx as unknown as Db, actor, today: ctx.today }, id);
  return { ...despesa, alteradas: rows.length, aprovacaoAnulada };
}
