/**
 * The link of a despesa or receita to a contract: whom it is of, what is left of its value, and what is odd about it.
 *
 * What is odd warns, never blocks, and stands as the reason in the history. Amounts in centavos.
 * Errors: `plataforma.invalido` at `idContrato` (deleted, or none). Source: decisions-sindical-contratos-patrimonio (Links; Races).
 */
import { avisosDoVinculo, type ContratoDoVinculo } from '@sede/domain/modules/contratos/contratos';
import type { ContratoVinculado } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import { holdContrato, movimentadoDe } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

/** A contract `c` with what its value leaves beside what was paid of it and what is to be paid; null without a value. */
const comSaldo = sql`contratos c ${movimentadoDe(sql`c.id`)}`;
const saldo = sql`(c.valor_total - x.pago - x.a_pagar)`;

export async function readContratoVinculado(db: Db | Tx, id: string | null): Promise<ContratoVinculado | null> {
  if (id === null) return null;
  const { rows } = await sql<ContratoVinculado>`
    select c.id, c.numero_contrato, c.nome, ${saldo} as saldo from ${comSaldo} where c.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

interface Lancamento {
  /** The contract that it belongs to so far. */
  idContrato: string | null;
  /** null: a receita, whose payer is a text. */
  idBeneficiario: string | null;
  dia: string;
  /** What counts against the contract's value; 0 of a receita. */
  valor: number;
}

/** Holds the contract that it shall belong to; the warnings of the link are the reason in the history. Out: them, and the columns. */
export async function linkContrato(
  ctx: WriteContext,
  idContrato: string | null,
  { idContrato: antes, idBeneficiario, dia, valor }: Lancamento,
) {
  const colunas = { idContrato, relacaoContrato: idContrato !== null };
  if (idContrato === null) return { colunas, avisos: [] };
  await holdContrato(ctx.tx, idContrato);
  const { rows } = await sql<ContratoDoVinculo & { cpfCnpj: string | null }>`
    select c.numero_contrato, c.data_inicio, c.data_fim, ${saldo} as saldo,
      array(select k.cnpj_contratado from contratos_cnpjs k where k.contrato_id = c.id) as contratados,
      (select b.cpf_cnpj from beneficiarios b where b.id = ${idBeneficiario}::uuid) as cpf_cnpj
    from ${comSaldo} where c.id = ${idContrato}::uuid`.execute(ctx.tx);
  const [contrato] = rows;
  if (contrato === undefined) return { colunas, avisos: [] };
  // Its own amount is among what the contract already has.
  const livre = contrato.saldo === null || antes !== idContrato ? contrato.saldo : contrato.saldo + valor;
  const avisos = avisosDoVinculo({ ...contrato, saldo: livre }, { cpfCnpj: contrato.cpfCnpj, dia, valor });
  if (avisos.length > 0) await ctx.reason(avisos.join(' '));
  return { colunas, avisos };
}
