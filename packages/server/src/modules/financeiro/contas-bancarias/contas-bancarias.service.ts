/**
 * Bank accounts: register, change, enable, disable, delete.
 *
 * The opening balance is a fact of its day: not in the future, and fixed once something was signed off on top of it
 * (`sede.abertura_travada`). An account in use is not deleted: the foreign keys decide.
 * Errors: `contas-bancarias.nome_repetido`, `.em_uso`, `.abertura_travada` (409), `fechamentos.periodo_fechado`,
 * `plataforma.invalido`. Source: issue 4 (bank accounts); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { BANCOS, type ContaBancaria, contasErrors } from '@sede/domain/modules/financeiro/contas-bancarias';
import type { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { refusingRepeatedName, contasStore as store } from './contas-bancarias.store.ts';
import { aberturaTravada, readConta, written } from './contas-bancarias.views.ts';

type Contract = typeof contasBancariasContract;
type Dados = Partial<InputOf<Contract['create']>>;

function checkData(ctx: WriteContext, dataSaldoInicial: string | undefined): void {
  if (dataSaldoInicial !== undefined && dataSaldoInicial > ctx.today) {
    refuseCampos({ dataSaldoInicial: 'A data do saldo inicial não pode ser depois de hoje.' });
  }
}

/** Where nobody wrote the bank's name, it follows from its code if the list knows it. */
const comNomeDoBanco = <D extends Dados>(dados: D): D =>
  dados.codigoBanco && !dados.banco ? { ...dados, banco: BANCOS[dados.codigoBanco] ?? null } : dados;

export async function createConta(ctx: WriteContext, dados: InputOf<Contract['create']>): Promise<ContaBancaria> {
  checkData(ctx, dados.dataSaldoInicial);
  const { id } = await refusingRepeatedName(store.insert(ctx.tx, comNomeDoBanco(dados)));
  return readConta(written(ctx), id);
}

export async function updateConta(
  ctx: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<ContaBancaria> {
  const row = await store.lock(ctx.tx, { id, versao });
  const novos = changedOnly(row, dados);
  const abertura = (['dataSaldoInicial', 'saldoInicial'] as const).filter((campo) => novos[campo] !== undefined);
  const motivo = abertura.length > 0 ? await aberturaTravada(ctx.tx, id) : null;
  if (motivo !== null) {
    const campos = Object.fromEntries(abertura.map((campo) => [campo, motivo]));
    throw contasErrors.abertura_travada({ values: { motivo }, campos });
  }
  checkData(ctx, novos.dataSaldoInicial);
  await refusingRepeatedName(store.update(ctx.tx, row, novos));
  return readConta(written(ctx), id);
}

export const removeConta = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(store, tx, seen, {
    despesas: contasErrors.em_uso,
    receitas: contasErrors.em_uso,
    transferencias: contasErrors.em_uso,
    extratos: contasErrors.em_uso,
    conciliacoes: contasErrors.em_uso,
  });

export async function habilitarConta(ctx: WriteContext, seen: Seen): Promise<ContaBancaria> {
  await refusingRepeatedName(setDesabilitado(store, ctx.tx, seen, false));
  return readConta(written(ctx), seen.id);
}

export async function desabilitarConta(ctx: WriteContext, seen: Seen): Promise<ContaBancaria> {
  await setDesabilitado(store, ctx.tx, seen, true);
  return readConta(written(ctx), seen.id);
}
