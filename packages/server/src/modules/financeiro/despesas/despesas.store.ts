/**
 * Expenses as instalment records, the table `despesas_aprovacoes`, the duplicate rule.
 *
 * The duplicate rule is the database's; `refusingDuplicates` turns its
 * refusal into the same error as the early check. Source: spec 1 §3.4, §5; decisions §7.
 */
import { newId } from '@sede/domain/kernel';
import { DESPESAS_FILE_RULE, despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { parcelado } from '../financeiro.parcelado.ts';
import { despesas } from './despesa.record.ts';

export interface ChaveDuplicidade {
  idItemDespesa: string;
  idBeneficiario: string;
  tipoDocumento: string;
  numeroDocumento: string;
  dataVencimento: string;
}

export function duplicada(existente?: string): Error {
  const { message } = despesasErrors.duplicada();
  return despesasErrors.duplicada({
    campos: { numeroDocumento: message },
    ...(existente ? { data: { existente } } : {}),
  });
}

/**
 * The id of another live expense with one of these keys. The day is written as a sum on purpose: as a bare column it
 * would lead the planner to the index `despesas_id_beneficiario`, and so through all that the beneficiary has on that
 * day (1 ms per thousand).
 */
export async function findDuplicada(
  tx: Tx,
  { idItemDespesa, idBeneficiario, tipoDocumento, numeroDocumento }: ChaveDuplicidade,
  datas: string[],
  exceto: string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from despesas
    where id_item_despesa = ${idItemDespesa}::uuid and id_beneficiario = ${idBeneficiario}::uuid
      and tipo_documento = ${tipoDocumento} and numero_documento = ${numeroDocumento}
      and data_vencimento + 0 = any(${datas}::date[]) and not excluido and not conferir and id <> all(${exceto}::uuid[])
    limit 1`.execute(tx);
  return rows[0]?.id;
}

export async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'despesas_duplicada')) throw duplicada();
    throw error;
  }
}

export async function listAprovadores(tx: Tx, despesaId: string): Promise<string[]> {
  const { rows } = await sql<{ usuarioId: string }>`
    select usuario_id from despesas_aprovacoes where despesa_id = ${despesaId}::uuid`.execute(tx);
  return rows.map(({ usuarioId }) => usuarioId);
}

export async function insertAprovacao(
  tx: Tx,
  despesaId: string,
  { usuarioId, nome, email }: { usuarioId: string; nome: string; email: string },
): Promise<void> {
  await sql`insert into despesas_aprovacoes (id, despesa_id, usuario_id, usuario_nome, usuario_email)
    values (${newId()}::uuid, ${despesaId}::uuid, ${usuarioId}::uuid, ${nome}, ${email})`.execute(tx);
}

export async function deleteAprovacoes(tx: Tx, despesaId: string): Promise<void> {
  await sql`delete from despesas_aprovacoes where despesa_id = ${despesaId}::uuid`.execute(tx);
}

/** Expenses as instalment records: what is open, and where their files stand. */
export const parcelas = parcelado({
  record: despesas,
  alias: 'd',
  aberta: sql`d.data_liquidacao_pagamento is null`,
  arquivos: { rule: DESPESAS_FILE_RULE, tabela: 'despesas_anexos', registro: 'despesa_id' },
});
