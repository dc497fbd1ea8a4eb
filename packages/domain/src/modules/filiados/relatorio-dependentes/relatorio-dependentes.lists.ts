/**
 * Words of the dependents' report: columns that can be chosen, which are restricted, what its lines are counted by. No zod.
 *
 * Source: spec 2 §2; decisions-members (Statistics, Sensitive data).
 */
import { formatCpf } from '@sede/domain/kernel';
import { CAMPOS_RESTRITOS_DO_DEPENDENTE, DEPENDENTE_FIELDS } from '../dependentes/dependente.lists.ts';
import { FILIADO_FIELDS } from '../filiados/filiado.lists.ts';

const { nomeCompleto, parentesco, dataNascimento, sexo, cpf, nomeMae } = DEPENDENTE_FIELDS;

export const RELATORIO_DEPENDENTES_FIELDS = {
  nomeCompleto,
  parentesco,
  dataNascimento,
  idade: { rotulo: 'Idade', tipo: 'inteiro' },
  sexo,
  cpf,
  nomeMae,
  titular: { rotulo: 'Titular', tipo: 'texto' },
  cpfTitular: { rotulo: 'CPF do titular', tipo: 'texto', formato: formatCpf },
  empresa: FILIADO_FIELDS.empresa,
  situacaoFiliado: { ...FILIADO_FIELDS.situacaoFiliado, rotulo: 'Situação do titular' },
} as const;
export type ColunaDeDependentes = keyof typeof RELATORIO_DEPENDENTES_FIELDS;
export const COLUNAS_DE_DEPENDENTES = [
  'nomeCompleto',
  'parentesco',
  'dataNascimento',
  'idade',
  'sexo',
  'cpf',
  'nomeMae',
  'titular',
  'cpfTitular',
  'empresa',
  'situacaoFiliado',
] as const satisfies readonly ColunaDeDependentes[];

export const RESTRITAS_DE_DEPENDENTES: readonly ColunaDeDependentes[] = CAMPOS_RESTRITOS_DO_DEPENDENTE;
/** Until somebody chooses: all but what is restricted. */
export const PADRAO_DE_DEPENDENTES: readonly ColunaDeDependentes[] = COLUNAS_DE_DEPENDENTES.filter(
  (coluna) => !RESTRITAS_DE_DEPENDENTES.includes(coluna),
);

export const GRUPOS_DE_DEPENDENTES = [
  { valor: 'parentesco', rotulo: 'Parentesco' },
  { valor: 'empresa', rotulo: 'Casa' },
  { valor: 'situacaoFiliado', rotulo: 'Situação do titular' },
  { valor: 'sexo', rotulo: 'Sexo' },
] as const;
export const VALORES_GRUPO_DE_DEPENDENTES = ['parentesco', 'empresa', 'situacaoFiliado', 'sexo'] as const;
export type GrupoDeDependentes = (typeof VALORES_GRUPO_DE_DEPENDENTES)[number];

export const RELATORIO_DEPENDENTES_ORDEM = ['nome', 'titular', 'idade', 'parentesco', 'casa'] as const;
