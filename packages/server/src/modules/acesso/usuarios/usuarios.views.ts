/** The log of a user: sign-ins, spreadsheets, downloads, as the administration's screen reads it. Source: spec 1 §2.22. */
import type { InputOf } from '@sede/domain/contract';
import type { ModuleDirectory } from '@sede/domain/manifest';
import type { usuariosContract } from '@sede/domain/modules/acesso/usuarios/contract';
import { textoDoLog } from '@sede/domain/modules/sistema/auditoria';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

type LogInput = InputOf<typeof usuariosContract.log>;

interface LogRow {
  id: string;
  tipo: string;
  arquivo: string | null;
  cpf: string | null;
  tela: string | null;
  data: string;
  endereco: string | null;
}

/** Newest first, from the entry `depois` on; one more than asked tells whether there is a next page. */
export async function readLog(db: Db, directory: ModuleDirectory, { id, depois, quantos }: LogInput) {
  const { rows } = await sql<LogRow>`
    select id, tipo, arquivo, dados ->> 'cpf' as cpf, dados ->> 'tela' as tela, data, endereco from logs_usuario
    where usuario_id = ${id}::uuid and ${
      depois
        ? sql`(data, id) < (select l.data, l.id from logs_usuario l where l.id = ${depois}::uuid and l.usuario_id = ${id}::uuid)`
        : sql`true`
    }
    order by data desc, id desc limit ${quantos + 1}`.execute(db);
  const itens = rows.slice(0, quantos).map((row) => ({ ...row, texto: textoDoLog(directory, row) }));
  return { itens, proximo: rows.length > quantos ? (itens.at(-1)?.id ?? null) : null };
}
