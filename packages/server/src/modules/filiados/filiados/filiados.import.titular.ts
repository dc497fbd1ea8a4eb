/**
 * An imported pensioner's titular: the record whose CPF is the one that the pensioner's names, theirs of the old system or one that
 * stood here. Whoever has no CPF that can be read, or none of that number, keeps the name and number alone.
 * Source: spec 2 §3 (nome_falecido, cpf_falecido); decisions-members (Tables, Import).
 */
import { normaliseCpfCnpj } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { asNode, children, type ImportContext, readText } from '#platform/import/index.ts';
import { findByCpf } from './filiados.store.ts';

/** Of those who came before. */
export async function findTitular({ tx }: ImportContext, cpfFalecido: string | null): Promise<string | null> {
  return cpfFalecido === null ? null : ((await findByCpf(tx, cpfFalecido, null))?.id ?? null);
}

/** The CPFs that pensioners of the export name: nobody else is looked for. */
const named = ({ exported, once }: ImportContext): Set<string> =>
  once('cpf dos titulares', () => {
    const cpfs = children(exported.filiados).map(([, node]) => normaliseCpfCnpj(readText(asNode(node).cpf_falecido)));
    return new Set(cpfs.filter(Boolean).map((cpf) => cpf.padStart(11, '0')));
  });

/** To the pensioners who came before their titular. */
export async function giveTitular(
  context: ImportContext,
  { id, cpf }: { id: string; cpf: string | null },
): Promise<void> {
  if (cpf === null || !named(context).has(cpf)) return;
  await sql`update filiados set titular_id = ${id}::uuid
    where cpf_falecido = ${cpf} and titular_id is null and id_origem is not null and id <> ${id}::uuid`.execute(
    context.tx,
  );
}
