/**
 * The list of names of the old system: all its entries become one version, in force unless one has been published since.
 *
 * The entries' fields are read as a file's columns are, in any spelling; a line that cannot be read is left out and remarked.
 * Errors: `Refusal` where no line is left. Source: decisions-members (Import, Name search).
 */
import { createHash } from 'node:crypto';
import { SedeError } from '@sede/domain/kernel';
import { type Lista, readLista } from '@sede/domain/modules/juridico/nomes-parcela';
import { type ImportSource, Refusal } from '#platform/import/index.ts';
import { insertNomes, lockLista, temVigente } from './nomes-parcela.store.ts';
import { versoes } from './versao.record.ts';

const AREA = 'parcela_compensatoria';

const entriesOf = (node: unknown): Record<string, unknown>[] =>
  Object.values(typeof node === 'object' && node !== null ? node : {}).filter(
    (entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );

const texto = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'SIM' : 'NÃO';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A key of the old database holds no blanks or question marks: 'ja_esta_na_acao'. */
const titulo = (key: string): string => key.replaceAll('_', ' ');

function readEntries(node: unknown): Lista {
  const entries = entriesOf(node);
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  try {
    return readLista([keys.map(titulo), ...entries.map((entry) => keys.map((key) => texto(entry[key])))]);
  } catch (error) {
    if (error instanceof SedeError) throw new Refusal(error.message);
    throw error;
  }
}

export const nomesParcelaImportSource: ImportSource = {
  order: 120,
  area: AREA,
  table: 'nomesParcelaVersoes',
  *records(exported) {
    if (entriesOf(exported[AREA]).length > 0) yield [AREA, {}];
  },
  async importRecord({ tx, now, chave, exported }, fields) {
    const { nomes, problemas } = readEntries(exported[AREA]);
    for (const { linha, problema } of problemas) fields.remark(`entrada ${linha - 1} deixada de fora: ${problema}`);
    if (nomes.length === 0) throw new Refusal('nenhum nome que se possa ler');
    await lockLista(tx);
    const { id } = await versoes.insert(
      { tx },
      {
        ...{ idOrigem: chave, nome: 'Lista do sistema anterior', publicadaEm: now },
        sha256: createHash('sha256').update(JSON.stringify(nomes)).digest('hex'),
        ...{ linhas: nomes.length, naAcao: nomes.filter((um) => um.naAcao).length, vigente: !(await temVigente(tx)) },
      },
    );
    await insertNomes(tx, id, nomes);
    return id;
  },
};
