/** Case objects of the old system. Source: spec 3 §3; decisions-legal (Import). */
import { asNode, children, type ImportSource, type Node } from '#platform/import/index.ts';
import { areaAntiga, JURIDICO } from '../juridico.import.ts';
import { objetosProcesso } from './objetos-processo.record.ts';

export const objetosProcessoImportSource: ImportSource = {
  order: 310,
  area: 'objetos',
  also: [JURIDICO],
  table: 'objetosProcesso',
  // They stood below the area that held all of the legal ones.
  records: (exported) =>
    children(areaAntiga(exported, 'objetos')).map(([key, value]): [string, Node] => [key, asNode(value)]),
  async importRecord({ tx, chave }, fields) {
    const { id } = await objetosProcesso.insert(
      { tx },
      { idOrigem: chave, descricao: fields.needText('descricao', 200), desabilitado: fields.yes('desabilitado') },
    );
    return id;
  },
};
