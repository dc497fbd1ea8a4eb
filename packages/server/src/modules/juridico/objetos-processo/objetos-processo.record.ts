/** Case objects on the server: whoever may see the register sees all of it. Source: spec 3 §2.7. */
import { objetosProcessoRegister } from '@sede/domain/modules/juridico/objetos-processo';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';

export const objetosProcesso = registerRecord(objetosProcessoRegister, { tabela: 'objetosProcesso', visivel: todos });

/** For cases. */
export const OBJETO_REFERENCIA: Reference = {
  tabela: 'objetosProcesso',
  nome: 'O objeto de processo',
  coluna: 'descricao',
};

/** As the index of descriptions compares them: without case, accents or repeated spaces. */
export const deDescricao = (descricao: string) =>
  sql<boolean>`sede.sem_acento(sede.espacos_simples(descricao)) = sede.sem_acento(sede.espacos_simples(${descricao}))`;

/** Null: none of that description. */
export async function findObjeto(tx: Tx, descricao: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from objetos_processo where ${deDescricao(descricao)}`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}
