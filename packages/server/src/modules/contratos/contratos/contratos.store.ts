/** What contracts write and read beside their own row: number, parties, e-mails, files; and the hold that a link asks for. */
import { newId } from '@sede/domain/kernel';
import {
  CONTRATOS_FILE_RULE,
  contratosErrors as errors,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';

/** Those that were not taken out: a file that was stays with who and when. */
export const arquivosDoContrato = recordFiles({
  rule: CONTRATOS_FILE_RULE,
  tabela: 'contratos_anexos',
  registro: 'contrato_id',
  retired: 'Excluido',
});

export async function nomesDosContratos(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, concat_ws(' · ', numero_contrato, nome) as nome from contratos where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/**
 * The next number of the one series, with its year: unique and gapless, since the counter's row is held until the end and given back
 * with a transaction that fails. Take it last: whoever waits for it holds nothing that another needs. Source: invariant C1.
 */
export async function nextNumeroDoContrato({ tx, now }: Pick<WriteContext, 'tx' | 'now'>) {
  const { rows } = await sql<{ numero: number; ano: number }>`
    select numero, ano from sede.proximo_contrato(${now}::timestamptz)`.execute(tx);
  const [taken] = rows;
  if (!taken) throw errors.numero();
  return taken;
}

/**
 * Holds the contract that a record is being linked to until the transaction ends; whoever deletes it waits and then counts the link.
 * Errors: `plataforma.invalido` at the field. Source: decisions-sindical-contratos-patrimonio (Races); invariant C7.
 */
export async function holdContrato(tx: Tx, id: string, campo = 'idContrato'): Promise<void> {
  const { rows } = await sql<{
    situacao: string;
  }>`select situacao from contratos where id = ${id}::uuid for share`.execute(tx);
  if (rows[0] === undefined || rows[0].situacao === 'Excluido') refuseCampos({ [campo]: messages.contratoExcluido });
}

export interface Contratado {
  cnpjContratado: string;
  nome: string;
  idBeneficiario?: string | null | undefined;
}

/** How many of these beneficiaries there are; they stay until the transaction ends. */
export async function holdBeneficiarios(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } =
    await sql`select id from beneficiarios where id = any(${[...ids]}::uuid[]) order by id for key share`.execute(tx);
  return rows.length;
}

const wrote = (...done: readonly { numAffectedRows?: bigint | undefined }[]): boolean =>
  done.some(({ numAffectedRows = 0n }) => numAffectedRows > 0n);

/**
 * The parties of a contract that is held, as they shall stand: only what differs is written, so that the history tells no more. Out: whether
 * anything did.
 */
export async function saveContratados(
  tx: Tx,
  contratoId: string,
  contratados: readonly Contratado[],
): Promise<boolean> {
  const cnpjs = contratados.map(({ cnpjContratado }) => cnpjContratado);
  const left = await sql`delete from contratos_cnpjs
    where contrato_id = ${contratoId}::uuid and cnpj_contratado <> all(${cnpjs}::text[])`.execute(tx);
  const came = await sql`
    insert into contratos_cnpjs as k (id, contrato_id, cnpj_contratado, nome, id_beneficiario, ordem)
    select n.id, ${contratoId}::uuid, n.cnpj, n.nome, n.beneficiario, n.ordem
    from unnest(${contratados.map(() => newId())}::uuid[], ${cnpjs}::text[], ${contratados.map(({ nome }) => nome)}::text[],
      ${contratados.map(({ idBeneficiario }) => idBeneficiario ?? null)}::uuid[],
      ${contratados.map((_, at) => at + 1)}::int[]) as n (id, cnpj, nome, beneficiario, ordem)
    on conflict (contrato_id, cnpj_contratado) do update
      set nome = excluded.nome, id_beneficiario = excluded.id_beneficiario, ordem = excluded.ordem
      where (k.nome, k.id_beneficiario, k.ordem) is distinct from (excluded.nome, excluded.id_beneficiario, excluded.ordem)`.execute(
    tx,
  );
  return wrote(left, came);
}

/** The same of the addresses that alerts go to. */
export async function saveEmails(tx: Tx, contratoId: string, emails: readonly string[]): Promise<boolean> {
  const left = await sql`delete from contratos_emails
    where contrato_id = ${contratoId}::uuid and email <> all(${[...emails]}::text[])`.execute(tx);
  const came = await sql`
    insert into contratos_emails as e (id, contrato_id, email, ordem)
    select n.id, ${contratoId}::uuid, n.email, n.ordem
    from unnest(${emails.map(() => newId())}::uuid[], ${[...emails]}::text[], ${emails.map((_, at) => at + 1)}::int[])
      as n (id, email, ordem)
    on conflict (contrato_id, email) do update set ordem = excluded.ordem where e.ordem <> excluded.ordem`.execute(tx);
  return wrote(left, came);
}
