/** Who already has a CPF/CNPJ, and the lock for records that link to a beneficiary. Source: spec 1 §3.3; decisions §7. */
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { Reference } from '#platform/records/index.ts';

/**
 * The oldest other beneficiary with this document. Holds the document until the transaction ends, so that of two people
 * who register it at the same moment the second is warned too: a repeated document is allowed, hence no unique index.
 */
export async function findByDocumento(
  tx: Tx,
  cpfCnpj: string,
  exceptId: string | null,
): Promise<{ id: string; nome: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`beneficiarios:${cpfCnpj}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome_beneficiario as nome from beneficiarios
    where cpf_cnpj = ${cpfCnpj} and id is distinct from ${exceptId}::uuid
    order by criado_em, id limit 1`.execute(tx);
  return rows[0];
}

export type SituacaoBeneficiario = 'habilitado' | 'desabilitado' | 'inexistente';

/** For modules that link to a beneficiary: it can neither go nor be disabled before the link is saved. */
export async function situacaoBeneficiario(tx: Tx, id: string): Promise<SituacaoBeneficiario> {
  const { rows } = await sql<{ desabilitado: boolean }>`
    select desabilitado from beneficiarios where id = ${id}::uuid for share`.execute(tx);
  if (!rows[0]) return 'inexistente';
  return rows[0].desabilitado ? 'desabilitado' : 'habilitado';
}

/** For records that refer to one. */
export const BENEFICIARIO_REFERENCIA: Reference = {
  tabela: 'beneficiarios',
  nome: 'O beneficiário',
  coluna: 'nome_beneficiario',
};
