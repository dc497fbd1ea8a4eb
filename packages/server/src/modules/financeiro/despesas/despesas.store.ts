/**
 * The tables `despesas`, `despesas_aprovacoes` and `despesas_anexos`: their writes, and the locks that writes need.
 *
 * Rows are always locked in the order of their ids. The duplicate rule is the database's; `refusingDuplicates` turns its
 * refusal into the same error as the early check. Source: spec 1 §3.4, §5; decisions §7.
 */
import { newId, platformErrors } from '@sede/domain/kernel';
import { despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';

export type DespesaRow = Omit<RecordRow<'despesas'>, 'dataVencimento'> & { dataVencimento: string };

export const despesasStore = recordStore<'despesas', DespesaRow>('despesas');

/** Held until the transaction ends; what the import marked `excluido`, or brought without a due date, is not there. */
export async function lockDespesa(tx: Tx, { id, versao }: { id: string; versao?: number }): Promise<DespesaRow> {
  const row = await despesasStore.lock(tx, { id });
  if (row.excluido || row.dataVencimento === null) throw platformErrors.nao_encontrado();
  return versao === undefined || versao === row.versao ? row : despesasStore.lock(tx, { id, versao });
}

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

/** The id of another live expense with one of these keys. */
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
      and data_vencimento = any(${datas}::date[]) and not excluido and not conferir and id <> all(${exceto}::uuid[])
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

export interface Referencias {
  idItemDespesa?: string | undefined;
  idBeneficiario?: string | undefined;
  idEvento?: string | null | undefined;
}

/** Field → whether the record it names is disabled; absent = gone. Holds them until the expense is saved. */
export async function lockReferencias(tx: Tx, refs: Referencias): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ campo: string; desabilitado: boolean }>`
    select 'idItemDespesa' as campo, i.desabilitado
      from (select desabilitado from itens_despesa where id = ${refs.idItemDespesa ?? null}::uuid for share) i
    union all select 'idBeneficiario', b.desabilitado
      from (select desabilitado from beneficiarios where id = ${refs.idBeneficiario ?? null}::uuid for share) b
    union all select 'idEvento', e.desabilitado
      from (select desabilitado from eventos where id = ${refs.idEvento ?? null}::uuid for share) e`.execute(tx);
  return new Map(rows.map(({ campo, desabilitado }) => [campo, desabilitado]));
}

/** This instalment's later ones that are not settled, held in the order of their ids. */
export async function lockSeguintes(tx: Tx, { grupoParcelas, numeroParcela }: DespesaRow): Promise<DespesaRow[]> {
  if (grupoParcelas === null) return [];
  const { rows } = await sql<DespesaRow>`
    select * from despesas
    where grupo_parcelas = ${grupoParcelas}::uuid and numero_parcela > ${numeroParcela}
      and data_liquidacao_pagamento is null and data_vencimento is not null and not excluido
    order by id for update`.execute(tx);
  return rows;
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

/** Every file to every expense; a link that stands already stays as it is. */
export async function linkAnexos(tx: Tx, despesaIds: string[], anexoIds: string[]): Promise<void> {
  if (despesaIds.length === 0 || anexoIds.length === 0) return;
  const pairs = despesaIds.flatMap((despesaId) => anexoIds.map((anexoId) => ({ id: newId(), despesaId, anexoId })));
  await sql`
    insert into despesas_anexos (id, despesa_id, anexo_id, nome)
    select p.id, p.despesa_id, p.anexo_id, a.nome
    from unnest(${pairs.map((p) => p.id)}::uuid[], ${pairs.map((p) => p.despesaId)}::uuid[],
      ${pairs.map((p) => p.anexoId)}::uuid[]) as p (id, despesa_id, anexo_id)
    join anexos a on a.id = p.anexo_id
    on conflict (despesa_id, anexo_id) do nothing`.execute(tx);
}

/** Instant at which the file was attached, or undefined when it was not there. */
export async function unlinkAnexo(tx: Tx, despesaId: string, anexoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ criadoEm: string }>`
    delete from despesas_anexos where despesa_id = ${despesaId}::uuid and anexo_id = ${anexoId}::uuid
    returning criado_em`.execute(tx);
  return rows[0]?.criadoEm;
}

export async function listAnexoIds(tx: Tx, despesaIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ anexoId: string }>`
    select distinct anexo_id from despesas_anexos where despesa_id = any(${despesaIds}::uuid[])`.execute(tx);
  return rows.map(({ anexoId }) => anexoId);
}

/** Those of the files that no expense names any more. Holds them, so that of two removals at once one sees the end. */
export async function orphanAnexos(tx: Tx, anexoIds: string[]): Promise<string[]> {
  if (anexoIds.length === 0) return [];
  await sql`select id from anexos where id = any(${anexoIds}::uuid[]) order by id for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select a.id from anexos a where a.id = any(${anexoIds}::uuid[])
      and not exists (select 1 from despesas_anexos l where l.anexo_id = a.id)`.execute(tx);
  return rows.map(({ id }) => id);
}
