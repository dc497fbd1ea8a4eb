/**
 * Cargos and associations of the old system: the list's own spelling of a word that is there; one that is not is kept in the
 * record and joins the list's disabled words, so that filters find it and nobody is offered it. Source: decisions-members (Import).
 */
import { normaliseText } from '@sede/domain/kernel';
import { type Casa, filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { disableWord, readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
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
  const texto = fields.text(campo, MAX);
  if (texto === null) return null;
  const [lista, desabilitadas] = LISTAS[campo][casa];
  const all = await readConfiguracoes(tx, filiadosSettings);
  const known = [...all[lista], ...all[desabilitadas]].find(
    (palavra) => normaliseText(palavra) === normaliseText(texto),
  );
  if (known !== undefined) return known;
  const added = await disableWord(tx, filiadosSettings, { chave: desabilitadas, palavra: texto });
  fields.remark(`${campo} '${texto}' não está na lista: ficou ${added ? 'desabilitado nela' : 'só na ficha'}`);
  return texto;
}
