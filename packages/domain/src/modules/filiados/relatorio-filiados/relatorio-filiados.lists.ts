/**
 * Words of the members' report: columns that can be chosen, which of them are restricted, and what its lines are counted by.
 *
 * Columns stand in the order of the ficha; the restricted ones are off until ticked. No zod.
 * Source: spec 2 §2; decisions-members (Statistics, Sensitive data).
 */

import { CAMPOS_RESTRITOS, FILIADO_FIELDS, PERIODO_FIELDS, RESTRITO_A_QUEM_EDITA } from '../filiados/filiado.lists.ts';
import { CADASTROS } from '../filiados.lists.ts';

const { nomeCompleto, nomeSocial, cpf, rg, dataNascimento, sexo, estadoCivil, nomeMae, escolaridade } = FILIADO_FIELDS;
const { email, emailFuncional, telCelular, telFixo, cep, logradouro, bairro, cidade, estado } = FILIADO_FIELDS;
const { empresa, matricula, cargo, situacaoFiliado, formaPagamento, observacao } = FILIADO_FIELDS;

export const RELATORIO_FILIADOS_FIELDS = {
  nomeCompleto,
  nomeSocial,
  cpf,
  rg,
  dataNascimento,
  idade: { rotulo: 'Idade', tipo: 'inteiro' },
  sexo,
  estadoCivil,
  nomeMae,
  escolaridade,
  email,
  emailFuncional,
  telCelular,
  telFixo,
  cep,
  logradouro,
  bairro,
  cidade,
  estado,
  empresa,
  matricula,
  cargo,
  situacaoFiliado,
  cadastro: {
    rotulo: 'Cadastro',
    tipo: 'texto',
    valores: Object.fromEntries(CADASTROS.map(({ valor, rotulo }) => [valor, rotulo])),
  },
  formaPagamento,
  dataFiliacao: { rotulo: PERIODO_FIELDS.inicio.rotulo, tipo: 'data' },
  dataDesfiliacao: { rotulo: PERIODO_FIELDS.fim.rotulo, tipo: 'data' },
  observacao,
} as const;
export type ColunaDeFiliados = keyof typeof RELATORIO_FILIADOS_FIELDS;

export const COLUNAS_DE_FILIADOS = [
  'nomeCompleto',
  'nomeSocial',
  'cpf',
  'rg',
  'dataNascimento',
  'idade',
  'sexo',
  'estadoCivil',
  'nomeMae',
  'escolaridade',
  'email',
  'emailFuncional',
  'telCelular',
  'telFixo',
  'cep',
  'logradouro',
  'bairro',
  'cidade',
  'estado',
  'empresa',
  'matricula',
  'cargo',
  'situacaoFiliado',
  'cadastro',
  'formaPagamento',
  'dataFiliacao',
  'dataDesfiliacao',
  'observacao',
] as const satisfies readonly ColunaDeFiliados[];

export const RESTRITAS_DE_FILIADOS: readonly ColunaDeFiliados[] = [...CAMPOS_RESTRITOS, RESTRITO_A_QUEM_EDITA];
/** The columns that somebody may choose: the note is for who may edit members (`edita`), as on the ficha. */
export const colunasDeFiliados = ({ edita }: { edita: boolean }): readonly ColunaDeFiliados[] =>
  edita ? COLUNAS_DE_FILIADOS : COLUNAS_DE_FILIADOS.filter((coluna) => coluna !== RESTRITO_A_QUEM_EDITA);
/** What a report has until somebody chooses. */
export const PADRAO_DE_FILIADOS: readonly ColunaDeFiliados[] = [
  ...(['matricula', 'nomeCompleto', 'cpf', 'email', 'empresa', 'situacaoFiliado', 'telCelular', 'idade'] as const),
  ...(['dataFiliacao', 'dataDesfiliacao'] as const),
];

export const GRUPOS_DE_FILIADOS = [
  { valor: 'empresa', rotulo: 'Casa' },
  { valor: 'situacaoFiliado', rotulo: 'Situação' },
  { valor: 'cadastro', rotulo: 'Cadastro' },
  { valor: 'cargo', rotulo: 'Cargo' },
  { valor: 'estado', rotulo: 'UF' },
  { valor: 'sexo', rotulo: 'Sexo' },
  { valor: 'formaPagamento', rotulo: 'Forma de pagamento' },
] as const;
export const VALORES_GRUPO_DE_FILIADOS = [
  'empresa',
  'situacaoFiliado',
  'cadastro',
  'cargo',
  'estado',
  'sexo',
  'formaPagamento',
] as const;
export type GrupoDeFiliados = (typeof VALORES_GRUPO_DE_FILIADOS)[number];
