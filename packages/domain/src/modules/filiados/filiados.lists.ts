/**
 * Words of the member area: houses, situations, family, schooling, associations. The text's words; no zod.
 *
 * Cargos and associations of each house are settings (`filiados.settings.ts`). Source: spec 2 §3, §9; decisions §3, §8.
 */

export const CASAS = [
  { valor: 'CAMARA', rotulo: 'Câmara', nome: 'Câmara dos Deputados' },
  { valor: 'SENADO', rotulo: 'Senado', nome: 'Senado Federal' },
  { valor: 'TCU', rotulo: 'TCU', nome: 'Tribunal de Contas da União' },
] as const;
export const VALORES_CASA = ['CAMARA', 'SENADO', 'TCU'] as const;
export type Casa = (typeof VALORES_CASA)[number];
export const ROTULO_CASA: Record<string, string> = Object.fromEntries(
  CASAS.map(({ valor, rotulo }) => [valor, rotulo]),
);

export const SITUACOES = [
  { valor: 'ATIVO', rotulo: 'Ativo' },
  { valor: 'APOSENTADO', rotulo: 'Aposentado' },
  { valor: 'PENSIONISTA', rotulo: 'Pensionista' },
  { valor: 'INATIVO', rotulo: 'Inativo' },
] as const;
export const VALORES_SITUACAO = ['ATIVO', 'APOSENTADO', 'PENSIONISTA', 'INATIVO'] as const;
export type Situacao = (typeof VALORES_SITUACAO)[number];
export const ROTULO_SITUACAO: Record<string, string> = Object.fromEntries(
  SITUACOES.map(({ valor, rotulo }) => [valor, rotulo]),
);

/** Derived from the periods of membership, never stored. */
export const CADASTROS = [
  { valor: 'FILIADO', rotulo: 'Filiado' },
  { valor: 'INATIVO', rotulo: 'Desfiliado' },
] as const;
export const VALORES_CADASTRO = ['FILIADO', 'INATIVO'] as const;
export type Cadastro = (typeof VALORES_CADASTRO)[number];

export const SEXOS = ['Masculino', 'Feminino', 'Prefiro não responder', 'Outro'] as const;
export const SEXO_OUTRO = 'Outro';

export const ESTADOS_CIVIS = ['Solteiro(a)', 'Casado(a)', 'União Estável', 'Divorciado(a)', 'Viúvo(a)'] as const;

export const ESCOLARIDADES = [
  'Ensino fundamental incompleto',
  'Ensino fundamental completo',
  'Ensino médio incompleto',
  'Ensino médio completo',
  'Ensino superior incompleto',
  'Ensino superior completo',
  'Especialização',
  'Mestrado',
  'Doutorado',
  'Pós-Doutorado',
] as const;

export const PARENTESCOS = [
  'Bisavô(ó)',
  'Avô(ó)',
  'Mãe',
  'Pai',
  'Cônjuge',
  'Filho(a)',
  'Neto(a)',
  'Bisneto(a)',
  'Irmão(ã)',
  'Primo(a)',
  'Tio(a)',
] as const;

export const FORMAS_PAGAMENTO = ['Boleto', 'Consignação'] as const;

/** Where a member's other association is; its options are that house's setting, 'OUTRO' is written. */
export const FILIADO_ASSOCIACAO = [
  { valor: 'NAO', rotulo: 'Não' },
  { valor: 'CAMARA', rotulo: 'Câmara' },
  { valor: 'SENADO', rotulo: 'Senado' },
  { valor: 'TCU', rotulo: 'TCU' },
  { valor: 'OUTRO', rotulo: 'Outro' },
] as const;
export const VALORES_ASSOCIACAO = ['NAO', 'CAMARA', 'SENADO', 'TCU', 'OUTRO'] as const;
/** The option of a house's list that opens a field for a name that the list lacks. */
export const ASSOCIACAO_OUTRA = 'Outra';

export const PREFERENCIAS = [
  { valor: 'pessoal', rotulo: 'Pessoal' },
  { valor: 'funcional', rotulo: 'Funcional' },
] as const;
export const VALORES_PREFERENCIA = ['pessoal', 'funcional'] as const;

/** A PDF that a record keeps, as the history calls it. */
export const ANEXO_FIELDS = { nome: { rotulo: 'Arquivo', tipo: 'texto' } } as const;
