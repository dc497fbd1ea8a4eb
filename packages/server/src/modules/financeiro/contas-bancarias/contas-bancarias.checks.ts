/**
 * What a save of a bank account asks and derives beyond its register: the opening balance is fixed once something was signed
 * off on top of it (`sede.abertura_travada`); a new account's bank is called as the list knows its code.
 * Errors: `contas-bancarias.abertura_travada` (409). Source: issue 4 (bank accounts); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { BANCOS, contasErrors } from '@sede/domain/modules/financeiro/contas-bancarias';
import type { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';

type Dados = Partial<InputOf<typeof contasBancariasContract.create>>;
interface Save {
  dados: Dados;
  atual: { id: string } | null;
  novos: Dados;
}

async function refuseAbertura({ tx }: WriteContext, id: string, novos: Dados): Promise<void> {
  const abertura = (['dataSaldoInicial', 'saldoInicial'] as const).filter((campo) => novos[campo] !== undefined);
  if (abertura.length === 0) return;
  const { rows } = await sql<{ motivo: string | null }>`
    select sede.abertura_travada(c) as motivo from contas_bancarias c where c.id = ${id}::uuid`.execute(tx);
  const motivo = rows[0]?.motivo ?? null;
  if (motivo === null) return;
  const campos = Object.fromEntries(abertura.map((campo) => [campo, motivo]));
  throw contasErrors.abertura_travada({ values: { motivo }, campos });
}

export async function prepareConta(ctx: WriteContext, { dados, atual, novos }: Save): Promise<Pick<Dados, 'banco'>> {
  if (atual) await refuseAbertura(ctx, atual.id, novos);
  const named = atual || !dados.codigoBanco || dados.banco;
  return named ? {} : { banco: BANCOS[dados.codigoBanco ?? ''] ?? null };
}
