/**
 * Law offices of the old system. The users that represented one are linked to it now, those too who came over in an earlier run.
 * One whose name is here already is given the old key and keeps what it says here; of two old ones of one name
 * the later comes as '… (2)', with what hangs on it. One that was deleted there, but whose agendas,
 * appointments or cases stayed, comes disabled, by the name that stands in them, so that they have their office.
 * Source: spec 3 §3, §7; decisions-legal (Import).
 */

import { singleSpaced } from '@sede/domain/kernel';
import { readEmail } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import { insertRepresentantes } from '#modules/acesso/usuarios/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { asNode, children, type ImportSource, type Node, readText, readTexts } from '#platform/import/index.ts';
import { areaAntiga, chaveDe, JURIDICO, registrosPorEscritorio } from '../juridico.import.ts';
import { escritorios } from './escritorios.record.ts';

const AREA = 'escritorios_advocacia';

/** Old keys of the users that represented the office. */
const representantes = (exported: Node, chave: string): string[] =>
  children(exported.usuarios)
    .filter(([, user]) => readTexts(asNode(user).escritorios).includes(chave))
    .map(([key]) => key);

/** Offices that only stand in agendas, appointments and cases. */
function* excluidos(exported: Node, listados: ReadonlySet<string>): Generator<[string, Node]> {
  const vistos = new Set(listados);
  const registros = [
    ...registrosPorEscritorio(exported, 'agendas'),
    ...registrosPorEscritorio(exported, 'atendimentos'),
    ...children(areaAntiga(exported, 'processos')).map(([key, value]): [string, Node] => [key, asNode(value)]),
  ];
  for (const [, { escritorio, chaveDoEscritorio }] of registros) {
    const { nome, email } = asNode(escritorio);
    for (const chave of [readText(chaveDoEscritorio), chaveDe(escritorio)]) {
      if (chave === '' || vistos.has(chave) || readText(nome) === '') continue;
      vistos.add(chave);
      yield [chave, { nome, email, desabilitado: true, excluido: true }];
    }
  }
}

function* todos(exported: Node): Generator<[string, Node]> {
  const listados = children(areaAntiga(exported, AREA)).map(([key, value]): [string, Node] => [key, asNode(value)]);
  yield* listados;
  yield* excluidos(exported, new Set(listados.map(([key]) => key)));
}

/** As the index of names has it; what is compared with it is kept so already. */
const CHAVE = sql`lower(sede.espacos_simples(nome))`;

/** Its name, or one beside it that no office has: '… (2)'; of a deleted one '… (excluído)', '… (excluído 2)'. */
async function freeName(tx: Tx, nome: string, excluido: boolean): Promise<string> {
  const sufixo = (n: number) => (excluido ? `excluído${n === 1 ? '' : ` ${n}`}` : String(n + 1));
  for (let n = 0; ; n += 1) {
    const livre = n === 0 ? nome : `${nome.slice(0, 180)} (${sufixo(n)})`;
    const { rows } = await sql`select from escritorios where ${CHAVE} = lower(${livre})`.execute(tx);
    if (rows.length === 0) return livre;
  }
}

/** Null: no office of that name. */
async function takeKnown(tx: Tx, nome: string, chave: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`update escritorios set id_origem = ${chave}
    where ${CHAVE} = lower(${nome}) and id_origem is null returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const escritoriosImportSource: ImportSource = {
  // After the users, before whatever names an office.
  order: 15,
  area: AREA,
  also: [JURIDICO],
  table: 'escritorios',
  records: todos,
  async importRecord({ tx, chave, exported }, fields) {
    const nome = singleSpaced(fields.needText('nome', 200));
    const typed = fields.text('email', 254);
    const email = typed === null ? null : readEmail(typed);
    if (typed !== null && email === null) fields.remark('o e-mail não é válido: ficou sem');
    const excluido = fields.yes('excluido');
    if (excluido) fields.remark('não estava mais na lista de escritórios: veio desabilitado');
    const known = excluido ? null : await takeKnown(tx, nome, chave);
    if (known !== null) fields.remark('já havia escritório com este nome: ficou como estava');
    const livre = await freeName(tx, nome, excluido);
    if (known === null && !excluido && livre !== nome)
      fields.remark(`há outro escritório com este nome: ficou '${livre}'`);
    const id =
      known ??
      (
        await escritorios.insert(
          { tx },
          {
            idOrigem: chave,
            nome: livre,
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
