/**
 * The movement behind each record that a line is said to stand for: there already, or made now by the record's own module.
 *
 * An unsettled expense is settled and a revenue credited on the line's day, in its account, by their own services: same
 * rules, permissions, audit. What is settled without an account takes this one. Out: the signed amount that the account then
 * shows. Errors: those of the services; `extratos.outra_conta_do_registro`, `extratos.estado`, `plataforma.sem_permissao`.
 * Source: issue 4 (settles what is confirmed); decision 027.
 */
import { can, type Permission } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { extratosErrors, type MotivoExtrato } from '@sede/domain/modules/financeiro/extratos';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { contaDaPaga, liquidar, lockDespesas } from '../despesas/index.ts';
import { contaDaCreditada, creditar, receitas } from '../receitas/index.ts';
import { transferencias } from '../transferencias/index.ts';
import type { Chave } from './extratos.alvos.ts';
import type { Vinculo } from './extratos.store.ts';
import type { LancamentoRow } from './lancamento.record.ts';

type Confirmar = InputOf<(typeof extratosContract)['confirmar']>;
export type Ajustes = Pick<Confirmar, 'juros' | 'multa' | 'desconto' | 'confirmacaoDuplicidade' | 'confirmacaoData'>;

export function requirePermission({ actor }: WriteContext, permission: Permission): void {
  if (!can(actor.papeis, permission)) throw platformErrors.sem_permissao();
}

const estado = (motivo: MotivoExtrato) => extratosErrors.estado({ values: { motivo } });

/** A line has no field for its day: the sentence says that the day is to come. */
export function refuseFutura({ today }: WriteContext, { data }: Pick<LancamentoRow, 'data'>): void {
  if (data > today) throw estado('data_futura');
}

function checkConta(idConta: string | null, linha: LancamentoRow): void {
  if (idConta !== null && idConta !== linha.idConta) throw extratosErrors.outra_conta_do_registro();
}

const MAX_NUMERO = 60;
/** The identification of the payment at the bank. */
export const numeroDe = ({ documento, fitid }: LancamentoRow): string =>
  (documento ?? fitid ?? 'Extrato').slice(0, MAX_NUMERO);

async function pagamento(ctx: WriteContext, linha: LancamentoRow, id: string, ajustes: Ajustes): Promise<number> {
  const [row] = await lockDespesas(ctx, [id]);
  if (!row) throw platformErrors.nao_encontrado();
  if (row.dataLiquidacaoPagamento !== null) {
    checkConta(row.idContaLiquidacao, linha);
    if (row.idContaLiquidacao === null) await contaDaPaga(ctx, row, linha.idConta);
    return -(row.valorPago ?? 0);
  }
  requirePermission(ctx, 'despesas.liquidar');
  refuseFutura(ctx, linha);
  const { valorPago } = await liquidar(ctx, {
    id,
    versao: row.versao,
    dataLiquidacaoPagamento: linha.data,
    idContaLiquidacao: linha.idConta,
    numeroPagamento: numeroDe(linha),
    ...ajustes,
  });
  return -(valorPago ?? 0);
}

async function credito(
  ctx: WriteContext,
  linha: LancamentoRow,
  id: string,
  { confirmacaoData }: Ajustes,
): Promise<number> {
  const row = await receitas.lock(ctx, { id });
  if (row.dataCredito !== null) {
    checkConta(row.idContaCredito, linha);
    if (row.idContaCredito === null) await contaDaCreditada(ctx, row, linha.idConta);
    return row.valor;
  }
  requirePermission(ctx, 'receitas.creditar');
  refuseFutura(ctx, linha);
  const { data: dataCredito, idConta: idContaCredito } = linha;
  await creditar(ctx, { id, versao: row.versao, dataCredito, idContaCredito, confirmacaoData });
  return row.valor;
}

async function estornoDaDespesa(ctx: WriteContext, linha: LancamentoRow, id: string): Promise<number> {
  const [row] = await lockDespesas(ctx, [id]);
  if (!row?.valorEstorno) throw estado('despesa_sem_estorno');
  checkConta(row.idContaLiquidacao, linha);
  if (row.idContaLiquidacao === null) await contaDaPaga(ctx, row, linha.idConta);
  return row.valorEstorno;
}

async function estornoDaReceita(ctx: WriteContext, linha: LancamentoRow, id: string): Promise<number> {
  const row = await receitas.lock(ctx, { id });
  if (!row.valorEstorno) throw estado('receita_sem_estorno');
  checkConta(row.idContaCredito, linha);
  if (row.idContaCredito === null) await contaDaCreditada(ctx, row, linha.idConta);
  return -row.valorEstorno;
}

async function transferencia(ctx: WriteContext, linha: LancamentoRow, { tipo, id }: Chave): Promise<number> {
  const row = await transferencias.lock(ctx, { id });
  const enviada = tipo === 'transferenciaEnviada';
  const conta = enviada ? row.idContaOrigem : row.idContaDestino;
  if (conta !== linha.idConta) throw extratosErrors.outra_conta_do_registro();
  return enviada ? -row.valor : row.valor;
}

async function valorDe(ctx: WriteContext, linha: LancamentoRow, chave: Chave, ajustes: Ajustes): Promise<number> {
  if (chave.tipo === 'pagamento') return pagamento(ctx, linha, chave.id, ajustes);
  if (chave.tipo === 'credito') return credito(ctx, linha, chave.id, ajustes);
  if (chave.tipo === 'estornoDespesa') return estornoDaDespesa(ctx, linha, chave.id);
  if (chave.tipo === 'estornoReceita') return estornoDaReceita(ctx, linha, chave.id);
  return transferencia(ctx, linha, chave);
}

/** In the order of the ids, as every write of several records locks them. */
export async function registerMovimento(
  ctx: WriteContext,
  linha: LancamentoRow,
  chaves: readonly Chave[],
  ajustes: Ajustes = {},
): Promise<Vinculo[]> {
  const vinculos: Vinculo[] = [];
  for (const { tipo, id } of chaves.toSorted((a, b) => a.id.localeCompare(b.id))) {
    vinculos.push({ tipo, id, valor: await valorDe(ctx, linha, { tipo, id }, ajustes) });
    // Clears the audit reason of this settlement, so that neither the next one nor the link carries it.
    await ctx.reason('');
  }
  return vinculos;
}
