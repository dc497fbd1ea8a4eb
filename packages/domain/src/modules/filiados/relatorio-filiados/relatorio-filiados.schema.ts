/** A line of the members' report: what was not asked for is absent. Days are calendar dates. Source: spec 2 §2; decisions-members. */
import { listDefinition } from '@sede/domain/contract';
import { z } from 'zod';
import { filiadosList } from '../filiados/filiado.schema.ts';

const texto = () => z.string().nullable().optional();

export const linhaDeFiliadosSchema = z.object({
  ...{ id: z.string(), nomeCompleto: texto(), nomeSocial: texto(), cpf: texto(), rg: texto(), dataNascimento: texto() },
  ...{ idade: z.number().int().nullable().optional(), sexo: texto(), estadoCivil: texto(), nomeMae: texto() },
  ...{ escolaridade: texto(), email: texto(), emailFuncional: texto(), telCelular: texto(), telFixo: texto() },
  ...{ cep: texto(), logradouro: texto(), bairro: texto(), cidade: texto(), estado: texto(), empresa: texto() },
  ...{ matricula: texto(), cargo: texto(), situacaoFiliado: texto(), cadastro: texto(), formaPagamento: texto() },
  ...{ dataFiliacao: texto(), dataDesfiliacao: texto(), observacao: texto() },
});
export type LinhaDeFiliados = z.output<typeof linhaDeFiliadosSchema>;

/** The list's own filters and order. */
export const relatorioFiliadosList = listDefinition(filiadosList);
