/** Entries of a pasted list, and the members whose CPF or matrícula they are. Anonymous members are nobody's. Source: decisions-legal (Cases). */
import { CASAS } from '@sede/domain/modules/filiados/filiados';
import {
  type Entrada,
  type EntradaJulgada,
  type FiliadoDaLista,
  julgarLista,
} from '@sede/domain/modules/juridico/listas-processo';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { DESFILIADO } from '../processos/index.ts';

export async function insertEntradas(tx: Tx, listaId: string, entradas: readonly Entrada[]): Promise<void> {
  const column = <K extends keyof Entrada>(name: K) => entradas.map((uma) => uma[name]);
  await sql`
    insert into processo_lista_entradas (lista_id, ordem, linha, lido, cpf, completado, chave, problema)
    select ${listaId}::uuid, * from unnest(${entradas.map((_, at) => at)}::int[], ${column('linha')}::int[],
      ${column('lido')}::text[], ${column('cpf')}::text[], ${column('completado')}::boolean[], ${column('chave')}::text[],
      ${column('problema')}::text[])`.execute(tx);
}

async function findFiliados(db: Db | Tx, processoId: string, entradas: readonly Entrada[]): Promise<FiliadoDaLista[]> {
  const cpfs = [...new Set(entradas.flatMap(({ cpf }) => cpf ?? []))];
  const chaves = [...new Set(entradas.flatMap(({ chave }) => chave ?? []))];
  // By two indexes, and united: one condition with 'or' would read every member.
  const { rows } = await sql<FiliadoDaLista>`
    select f.id, coalesce(f.nome_social, f.nome_completo) as nome, f.cpf, f.matricula_chave as chave,
      ${DESFILIADO} as desfiliado, f.falecido,
      exists (select from filiados_processos v where v.processo_id = ${processoId}::uuid and v.filiado_id = f.id) as no_processo
    from filiados f where f.anonimizado_em is null and f.id in (
      select x.id from filiados x where x.cpf = any(${cpfs}::text[])
      union select x.id from filiados x where x.empresa = any(${CASAS.map(({ valor }) => valor)}::text[]) and x.matricula_chave = any(${chaves}::text[]))
    order by f.id`.execute(db);
  return rows;
}

/** Judged as members and case are now. Empty where the entries are gone. */
export async function julgar(
  db: Db | Tx,
  { id, processoId }: { id: string; processoId: string },
): Promise<EntradaJulgada[]> {
  const { rows } = await sql<Entrada>`select linha, lido, cpf, completado, chave, problema from processo_lista_entradas
    where lista_id = ${id}::uuid order by ordem`.execute(db);
  return julgarLista(rows, await findFiliados(db, processoId, rows));
}
