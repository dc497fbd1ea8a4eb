/**
 * The link of a despesa or receita to a contract: whom it is of, what is left of its value, and what is odd about it.
 *
 * What is odd warns, never blocks, and stands as the reason in the history. Amounts in centavos.
 * Errors: `plataforma.invalido` at `idContrato` (deleted, or none). Source: decisions-sindical-contratos-patrimonio (Links; Races).
 */
import type { Centavos } from '@sede/domain/kernel';
import { avisosDoVinculo, type ContratoDoVinculo } from '@sede/domain/modules/contratos/contratos';
import type { ContratoVinculado } from '@sede/domain/modules/financeiro/despesas';
import { type RawBuilder, sql } from 'kysely';
import { holdContrato, movimentadoDe } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

/** A contract `c` with what its value leaves beside what is paid and to be paid of it, but for these expenses; null without a value. */
const comSaldo = (fora: readonly string[] = []) => sql`contratos c ${movimentadoDe(sql`c.id`, fora)}`;
const saldo = sql`(c.valor_total - x.pago - x.a_pagar)`;

/** What lists, spreadsheets and forms call the contract of this alias; null where there is none. */
export const nomeDoContrato = (alias: RawBuilder<unknown>) =>
  sql`nullif(concat_ws(' · ', ${alias}.numero_contrato, ${alias}.nome), '')`;

export async function readContratoVinculado(db: Db | Tx, id: string | null): Promise<ContratoVinculado | null> {
  if (id === null) return null;
  const { rows } = await sql<ContratoVinculado>`
    select c.id, c.numero_contrato, c.nome, ${saldo} as saldo from ${comSaldo()} where c.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** A despesa or receita with its instalments, as they shall stand. */
export interface Lancamentos {
  /** Those that are stored already: what they are worth counts once. */
  ids: readonly string[];
  /** null: a receita, whose payer is a text. */
  idBeneficiario: string | null;
  dias: readonly string[];
  /** What counts against the contract's value, all in all; 0 of a receita. */
  valor: Centavos | bigint;
}

/** What is odd about their link to this contract; nothing without one. */
export async function readAvisos(tx: Tx, idContrato: string | null, de: Lancamentos): Promise<string[]> {
  if (idContrato === null) return [];
  const { rows } = await sql<ContratoDoVinculo & { cpfCnpj: string | null }>`
    select c.numero_contrato, c.data_inicio, c.data_fim, ${saldo} as saldo,
      array(select k.cnpj_contratado from contratos_cnpjs k where k.contrato_id = c.id) as contratados,
      (select b.cpf_cnpj from beneficiarios b where b.id = ${de.idBeneficiario}::uuid) as cpf_cnpj
    from ${comSaldo(de.ids)} where c.id = ${idContrato}::uuid`.execute(tx);
  const [contrato] = rows;
  return contrato ? avisosDoVinculo(contrato, { ...de, cpfCnpj: contrato.cpfCnpj }) : [];
}

/** Writes with these sentences as the reason in the history; what the transaction writes afterwards carries none of them. */
export async function withMotivo<R>(
  ctx: WriteContext,
  frases: readonly (string | null)[],
  write: () => Promise<R>,
): Promise<R> {
  const motivo = frases.filter((frase) => frase !== null).join(' ');
  if (motivo === '') return write();
  await ctx.reason(motivo);
  const done = await write();
  await ctx.reason('');
  return done;
}

/** Links to the contract, which is held, or takes the link off. In: what writes the columns. Out: the warnings. */
export async function linkContrato(
  ctx: WriteContext,
  idContrato: string | null,
  de: Lancamentos,
  write: (colunas: { idContrato: string | null; relacaoContrato: boolean }) => Promise<unknown>,
): Promise<string[]> {
  if (idContrato !== null) await holdContrato(ctx.tx, idContrato);
  const avisos = await readAvisos(ctx.tx, idContrato, de);
  await withMotivo(ctx, avisos, () => write({ idContrato, relacaoContrato: idContrato !== null }));
  return avisos;
}
