/**
 * Users of the old system: areas usuarios (with logs) and roles.
 *
 * Passwords were the authentication service's and do not come: people choose one by 'Esqueci minha senha' or by the
 * invitation that an administrator sends. Somebody who has an account here already is only given the old key; roles of
 * such an account are not touched. Unknown roles, and offices that the export lacks, are remarked; those that it has are linked
 * when the offices come over. Approvers hear of
 * granted roles as ever. Source: spec 1 §3.1, §3.2; decisions §2, §4, §7.
 */
import { newId } from '@sede/domain/kernel';
import { readEmail, readPapeis } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import {
  asNode,
  children,
  type ImportContext,
  type ImportSource,
  Refusal,
  readInstant,
  readText,
  readTexts,
} from '#platform/import/index.ts';
import { notifyPapeis } from './usuarios.avisos.ts';
import type { UsuariosDeps } from './usuarios.deps.ts';
import { findUsuarioPorEmail, insertPapeis, insertUsuario } from './usuarios.store.ts';

const setOrigem = (tx: Tx, id: string, chave: string) =>
  sql`update usuarios set id_origem = ${chave} where id = ${id}::uuid`.execute(tx);

/** 'Login', a spreadsheet by its file name, a search by the CPF looked for; an entry without a date tells nothing. */
async function importLogs({ tx }: ImportContext, usuarioId: string, logs: unknown): Promise<number> {
  let without = 0;
  for (const [, entry] of children(logs)) {
    const { type, tipo: kind, date, data, filename } = asNode(entry);
    const em = safely(() => readInstant(date));
    const tipo = readText(type) || readText(kind);
    if (!em || tipo === '') {
      without += 1;
      continue;
    }
    const dados = readText(data);
    const cpf = /cpf/i.test(tipo);
    await sql`insert into logs_usuario (id, usuario_id, tipo, dados, arquivo, data)
      values (${newId()}::uuid, ${usuarioId}::uuid, ${cpf ? 'busca_cpf' : tipo.slice(0, 60)},
        ${dados === '' ? null : JSON.stringify(cpf ? { cpf: dados } : { dados })}::jsonb, ${readText(filename) || null},
        ${em}::timestamptz)`.execute(tx);
  }
  return without;
}

function safely<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export const usuariosImportSource = (deps: UsuariosDeps): ImportSource => ({
  order: 10,
  area: 'usuarios',
  also: ['roles'],
  table: 'usuarios',
  async importRecord(context, fields) {
    const { tx, now, chave, exported } = context;
    const email = readEmail(fields.needText('email', 254));
    if (!email) throw new Refusal('o e-mail não é válido');
    const known = await findUsuarioPorEmail(tx, email);
    if (known) {
      await setOrigem(tx, known.id, chave);
      fields.remark('já tinha acesso: os perfis daqui ficam como estão');
      await importLogs(context, known.id, fields.raw('logs'));
      return known.id;
    }
    const nome = fields.text('displayName', 200) ?? email;
    const id = await insertUsuario(tx, { nome, email });
    await setOrigem(tx, id, chave);
    const { papeis, desconhecidos } = readPapeis([
      ...new Set([...readTexts(asNode(exported.roles)[chave]), ...fields.texts('roles')]),
    ]);
    if (desconhecidos.length > 0) fields.remark(`perfis que não existem aqui: ${desconhecidos.join(', ')}`);
    await insertPapeis(tx, id, papeis);
    const offices = asNode(asNode(exported.juridico).escritorios_advocacia);
    const lost = fields.texts('escritorios').filter((office) => !Object.hasOwn(offices, office));
    if (lost.length > 0) fields.remark(`escritórios que não estão na exportação: ${lost.join(', ')}`);
    const without = await importLogs(context, id, fields.raw('logs'));
    if (without > 0) fields.remark(`${without} entradas do log sem data ou tipo`);
    await notifyPapeis(deps, { tx, now, actor: null }, { id, nome, email }, papeis);
    return id;
  },
});
