/**
 * Cargos and associations of the old system, each by its house's list (`readPalavra` says what becomes of a word that is in none).
 * Source: decisions-members (Import).
 */
import { type Casa, filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { readPalavra as readPalavraDaLista } from '#modules/sistema/configuracoes/index.ts';
import type { ExportFields, ImportContext } from '#platform/import/index.ts';

/** Of each house: the list and its disabled words. */
const LISTAS = {
  cargo: {
    CAMARA: ['cargosCamara', 'cargosCamaraDesabilitados'],
    SENADO: ['cargosSenado', 'cargosSenadoDesabilitados'],
    TCU: ['cargosTcu', 'cargosTcuDesabilitados'],
  },
  associacao: {
    CAMARA: ['associacoesCamara', 'associacoesCamaraDesabilitadas'],
    SENADO: ['associacoesSenado', 'associacoesSenadoDesabilitadas'],
    TCU: ['associacoesTcu', 'associacoesTcuDesabilitadas'],
  },
} as const;
const MAX = 120;

export async function readPalavra(
  { tx }: ImportContext,
  fields: ExportFields,
  { campo, casa }: { campo: keyof typeof LISTAS; casa: Casa },
): Promise<string | null> {
  const [lista, desabilitadas] = LISTAS[campo][casa];
  return readPalavraDaLista(tx, fields, filiadosSettings, { campo, lista, desabilitadas, max: MAX, onde: 'na ficha' });
}
