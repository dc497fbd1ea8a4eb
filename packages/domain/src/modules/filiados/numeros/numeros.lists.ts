/**
 * What the statistics of members count: the dashboard's cards with the filter of the list that each opens, brackets of age, genders.
 *
 * Everything is of active members: whoever left is in no number. No zod. Source: spec 2 §2 (Statistics dashboard, Members in
 * numbers), §9; decisions-members (Statistics).
 */
import { SEXOS } from '../filiados.lists.ts';

/** Of every card: who is a member. */
export const FILTRO_ATIVOS = { cadastro: ['FILIADO'] } as const;

export const CARTOES = [
  { id: 'com-email', rotulo: 'Com e-mail', filtro: { comEmail: true } },
  { id: 'sem-email', rotulo: 'Sem e-mail', filtro: { comEmail: false } },
  { id: 'com-celular', rotulo: 'Com celular', filtro: { comCelular: true } },
  { id: 'sem-celular', rotulo: 'Sem celular', filtro: { comCelular: false } },
  { id: 'com-os-dois', rotulo: 'Com e-mail e celular', filtro: { comEmail: true, comCelular: true } },
  { id: 'com-nenhum', rotulo: 'Sem e-mail nem celular', filtro: { comEmail: false, comCelular: false } },
  { id: 'com-endereco', rotulo: 'Com endereço', filtro: { comEndereco: true } },
  { id: 'sem-endereco', rotulo: 'Sem endereço', filtro: { comEndereco: false } },
] as const;
export const IDS_CARTAO = [
  'com-email',
  'sem-email',
  'com-celular',
  'sem-celular',
  'com-os-dois',
  'com-nenhum',
  'com-endereco',
  'sem-endereco',
] as const;
export type IdCartao = (typeof IDS_CARTAO)[number];

/** Whole years from `de` on, up to the next one's: 20 is of '20-40'. */
export const FAIXAS = [
  { id: '0-20', de: 0 },
  { id: '20-40', de: 20 },
  { id: '40-60', de: 40 },
  { id: '60-80', de: 60 },
  { id: '80-100', de: 80 },
  { id: '+100', de: 100 },
] as const;
/** Of a birth that is missing or yet to come; of a gender or an UF that is not there. */
export const NAO_INFORMADO = 'Nao informado';
export const GENEROS = [...SEXOS, NAO_INFORMADO] as const;

export const UF_DA_SEDE = 'DF';
export const CASA_POR_UF = 'TCU';
/** Without the ending, which says the format. */
export const PLANILHA_POR_UF = 'filiadosTCUPorUF';
