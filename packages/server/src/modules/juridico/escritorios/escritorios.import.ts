/**
 * Law offices of the old system. The users that represented one are linked to it now, those too who came over in an earlier run.
 * One whose name is here already is given the old key and keeps what it says here. Source: spec 3 §3; decisions-legal (Import).
 */
import { readEmail } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import { insertRepresentantes } from '#modules/acesso/usuarios/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { asNode, children, type ImportSource, type Node, readTexts } from '#platform/import/index.ts';
import { escritorios } from './escritorios.record.ts';

const AREA = 'escritorios_advocacia';
/** Offices of the old system stood below this area, as all of the legal area did. */
const JURIDICO = 'juridico';

/** Old keys of the users that represented the office. */
const representantes = (exported: Node, chave: string): string[] =>
  children(exported.usuarios)
    .filter(([, user]) => readTexts(asNode(user).escritorios).includes(chave))
    .map(([key]) => key);

/** Null: no office of that name. */
async function takeKnown(tx: Tx, nome: string, chave: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`update escritorios set id_origem = ${chave}
    where lower(btrim(nome)) = lower(btrim(${nome})) and id_origem is null returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const escritoriosImportSource: ImportSource = {
  // After the users, before whatever names an office.
  order: 15,
  area: AREA,
  also: [JURIDICO],
  table: 'escritorios',
  records: (exported) =>
    children(asNode(exported[JURIDICO])[AREA]).map(([key, value]): [string, Node] => [key, asNode(value)]),
  async importRecord({ tx, chave, exported }, fields) {
    const nome = fields.needText('nome', 200);
    const typed = fields.text('email', 254);
    const email = typed === null ? null : readEmail(typed);
    if (typed !== null && email === null) fields.remark('o e-mail não é válido: ficou sem');
    const known = await takeKnown(tx, nome, chave);
    if (known !== null) fields.remark('já havia escritório com este nome: ficou como estava');
    const id =
      known ??
      (
        await escritorios.insert(
          { tx },
          {
            idOrigem: chave,
            nome,
            email,
            nomeDestinatario: fields.text('nomeDestinatario', 200),
            localPadrao: null,
            desabilitado: fields.yes('desabilitado'),
          },
        )
      ).id;
    await insertRepresentantes(tx, id, representantes(exported, chave));
    return id;
  },
};
