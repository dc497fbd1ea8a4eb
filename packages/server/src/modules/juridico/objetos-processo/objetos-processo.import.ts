/**
 * Case objects of the old system. One whose description is here already is given the old key and keeps what it says here; of several old
 * ones of one description the first comes, and cases find it for the others too. Source: spec 3 §3; decisions-legal (Import).
 */
import { singleSpaced } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { asNode, children, type ImportSource, type Node, Refusal } from '#platform/import/index.ts';
import { areaAntiga, JURIDICO } from '../juridico.import.ts';
import { deDescricao, findObjeto, objetosProcesso } from './objetos-processo.record.ts';

async function takeKnown(tx: Tx, descricao: string, chave: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`update objetos_processo set id_origem = ${chave}
    where ${deDescricao(descricao)} and id_origem is null returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const objetosProcessoImportSource: ImportSource = {
  order: 310,
  area: 'objetos',
  also: [JURIDICO],
  table: 'objetosProcesso',
  // They stood below the area that held all of the legal ones.
  records: (exported) =>
    children(areaAntiga(exported, 'objetos')).map(([key, value]): [string, Node] => [key, asNode(value)]),
  async importRecord({ tx, chave }, fields) {
    const descricao = singleSpaced(fields.needText('descricao', 200));
    const known = await takeKnown(tx, descricao, chave);
    if (known !== null) {
      fields.remark('já havia objeto com esta descrição: ficou como estava');
      return known;
    }
    if (await findObjeto(tx, descricao)) throw new Refusal('a descrição é a de outro objeto, que fica nos processos');
    const { id } = await objetosProcesso.insert(
      { tx },
      { idOrigem: chave, descricao, desabilitado: fields.yes('desabilitado') },
    );
    return id;
  },
};
