/** A line of the dependents' report, and what it is filtered by. Days are calendar dates. Source: spec 2 §2; decisions-members. */
import { listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { PARENTESCOS, VALORES_CADASTRO, VALORES_CASA, VALORES_SITUACAO } from '../filiados.lists.ts';
import { RELATORIO_DEPENDENTES_ORDEM } from './relatorio-dependentes.lists.ts';

const texto = () => z.string().nullable().optional();

export const linhaDeDependentesSchema = z.object({
  ...{ id: z.string(), nomeCompleto: texto(), parentesco: texto(), dataNascimento: texto() },
  ...{ idade: z.number().int().nullable().optional(), sexo: texto(), cpf: texto(), nomeMae: texto() },
  ...{ titular: texto(), cpfTitular: texto(), empresa: texto(), situacaoFiliado: texto() },
});
export type LinhaDeDependentes = z.output<typeof linhaDeDependentesSchema>;

/** Casa, situação and cadastro are the titular's; age is the dependent's. */
export const relatorioDependentesList = listDefinition({
  ordem: RELATORIO_DEPENDENTES_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    casa: param.anyOf(VALORES_CASA).optional(),
    situacao: param.anyOf(VALORES_SITUACAO).optional(),
    cadastro: param.anyOf(VALORES_CADASTRO).optional(),
    parentesco: param.anyOf(PARENTESCOS).optional(),
    idadeDe: param.int(0, 130).optional(),
    idadeAte: param.int(0, 130).optional(),
  },
  intervalos: { idade: ['idadeDe', 'idadeAte'] },
});
