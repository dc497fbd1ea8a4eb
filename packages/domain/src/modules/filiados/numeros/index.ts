/** Statistics of members: what server and screens use without zod. */
export {
  CARTOES,
  CASA_POR_UF,
  FAIXAS,
  FILTRO_ATIVOS,
  type IdCartao,
  NAO_INFORMADO,
  PLANILHA_POR_UF,
  UF_DA_SEDE,
} from './numeros.lists.ts';
export {
  type Grupo,
  type Linha,
  type Numero,
  type Numeros,
  numerosDe,
  protegerNumeros,
  textoDoNumero,
} from './numeros.rules.ts';
