/**
 * An employee: what is read, what a person may set, what the list filters by.
 *
 * `cpf` is 11 digits without mask, unique; `celular` '+55…'; `dataNascimento` a calendar date. The record's id is its own,
 * not the CPF: a corrected CPF keeps the record. Source: spec 1 §3.6, §5; decisions §7 (Disabled).
 */
import { field, type ListDefinition, param, registro } from '@sede/domain/contract';
import { CPF_INVALIDO, isCpf, normaliseCpfCnpj, OBRIGATORIO, TELEFONE_INVALIDO } from '@sede/domain/kernel';
import { z } from 'zod';
import { UFS } from '../financeiro.lists.ts';
import { normaliseCelular } from './funcionario.rules.ts';

const written = (max: number) =>
  z.string(OBRIGATORIO).trim().min(1, OBRIGATORIO).max(max, `No máximo ${max} caracteres.`);

export const funcionarioFields = {
  nome: field.text(200),
  cpf: written(20).refine(isCpf, CPF_INVALIDO).transform(normaliseCpfCnpj).describe('Com ou sem máscara'),
  dataNascimento: field.date(),
  celular: written(30)
    .refine((text) => normaliseCelular(text) !== null, TELEFONE_INVALIDO)
    .transform((text) => normaliseCelular(text) ?? text)
    .describe('DDD e nove dígitos, com ou sem máscara'),
  email: field.email(),
  uf: field.oneOf(UFS),
};
export const funcionarioInput = z.strictObject(funcionarioFields);
export type FuncionarioInput = z.output<typeof funcionarioInput>;

export const funcionarioSchema = z.object({
  ...registro,
  nome: z.string(),
  cpf: z.string(),
  dataNascimento: z.string(),
  celular: z.string(),
  email: z.string(),
  uf: z.string(),
  desabilitado: z.boolean(),
});
export type Funcionario = z.output<typeof funcionarioSchema>;

export const FUNCIONARIOS_ORDEM = ['nome', 'cpf', 'dataNascimento', 'email', 'uf', 'atualizadoEm'] as const;
export const funcionariosList = {
  ordem: FUNCIONARIOS_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    uf: param.anyOf(UFS).optional(),
    desabilitado: param.bool().optional(),
  },
} satisfies ListDefinition<(typeof FUNCIONARIOS_ORDEM)[number], Record<string, z.ZodType>>;
