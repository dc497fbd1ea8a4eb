/**
 * Members of the cases of the old system: those that stood in the case and those of `filiados_processos/{filiado}/{processo}`, each pair
 * once. Refused: of a case that did not come over, or of whom nothing is known. Source: spec 3 §3; decisions-legal (Import).
 */
import { sql } from 'kysely';
import { childTable } from '#platform/db/record/index.ts';
import {
  asNode,
  children,
  type ImportContext,
  type ImportSource,
  type Node,
  Refusal,
  readText,
} from '#platform/import/index.ts';
import { areaAntiga, chaveDe, findFiliado } from '../juridico.import.ts';

const AREA = 'filiados_processos';
const vinculos = childTable('filiadosProcessos');

function vinculosAntigos(exported: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const [processo, value] of children(areaAntiga(exported, 'processos')))
    for (const [n, filiado] of children(asNode(value).filiados)) {
      const node = typeof filiado === 'string' ? { id: filiado } : asNode(filiado);
      // One that has no key of its own has the case's.
      found.set(`${chaveDe(filiado) || `#${n}`}/${processo}`, { ...node, chaveDoProcesso: processo });
    }
  for (const [filiado, processos] of children(exported[AREA]))
    for (const [key, value] of children(processos)) {
      const processo = readText(asNode(value).processoId) || key;
      const chave = `${filiado}/${processo}`;
      if (!found.has(chave)) found.set(chave, { id: filiado, chaveDoProcesso: processo });
    }
  return found;
}

/** Cases that have a member, by their old keys. */
export const comFiliados = ({ exported, once }: Pick<ImportContext, 'exported' | 'once'>): ReadonlySet<string> =>
  once(
    'processos com filiados',
    () => new Set([...vinculosAntigos(exported).values()].map((um) => readText(um.chaveDoProcesso))),
  );

export const filiadosProcessosImportSource: ImportSource = {
  order: 330,
  area: AREA,
  table: 'filiadosProcessos',
  records: vinculosAntigos,
  async importRecord(context, fields) {
    const { tx, chave, origins } = context;
    const processoId = await origins.idOf(tx, 'processosJuridicos', readText(fields.raw('chaveDoProcesso')));
    if (!processoId) throw new Refusal('o processo não foi importado');
    const filiado = await findFiliado(context, {
      ...Object.fromEntries(fields.names().map((name) => [name, fields.raw(name)])),
    });
    if (filiado === null) throw new Refusal('o filiado não foi importado');
    const { rows } = await sql`select from filiados_processos
      where processo_id = ${processoId}::uuid and filiado_id = ${filiado.filiadoId}::uuid`.execute(tx);
    if (rows.length > 0) throw new Refusal('o filiado já está neste processo');
    if (filiado.filiadoId === null) fields.remark('não há ficha do filiado: ficou pelo nome');
    const { id } = await vinculos.insert(tx, { idOrigem: chave, processoId, ...filiado });
    return id;
  },
};
