/**
 * A word of the old system for a field whose words are a list of the settings: the list's own spelling where it is there; one that is not
 * is kept in the record and joins the list's disabled words, so that filters find it and nobody is offered it.
 *
 * In: the record's fields, the settings of the module, which list and how long a word of it may be. Out: the word, null for none. A remark
 * says what became of it. Source: decisions-members (Import); decisions-sindical-contratos-patrimonio (Import).
 */
import { normaliseText } from '@sede/domain/kernel';
import type { Settings } from '@sede/domain/manifest';
import type { Tx } from '#platform/db/index.ts';
import type { ExportFields } from '#platform/import/index.ts';
import { disableWord, readConfiguracoes } from './configuracoes.service.ts';

export interface PalavraDaLista<S extends Settings> {
  campo: string;
  lista: keyof S & string;
  desabilitadas: keyof S & string;
  /** Characters. */
  max: number;
  /** Where it stays when it does not fit into the list: 'na ficha'. */
  onde: string;
  /** The report does not repeat the word. */
  sensivel?: boolean;
}

export async function readPalavra<S extends Settings>(
  tx: Tx,
  fields: ExportFields,
  settings: S,
  { campo, lista, desabilitadas, max, onde, sensivel = false }: PalavraDaLista<S>,
): Promise<string | null> {
  const texto = fields.text(campo, max);
  if (texto === null) return null;
  const all = await readConfiguracoes(tx, settings);
  const known = [all[lista], all[desabilitadas]]
    .flat()
    .map(String)
    .find((palavra) => normaliseText(palavra) === normaliseText(texto));
  if (known !== undefined) return known;
  const added = await disableWord(tx, settings, { chave: desabilitadas, palavra: texto });
  const nome = sensivel ? campo : `${campo} '${texto}'`;
  fields.remark(`${nome} não está na lista: ficou ${added ? 'desabilitado nela' : `só ${onde}`}`);
  return texto;
}
