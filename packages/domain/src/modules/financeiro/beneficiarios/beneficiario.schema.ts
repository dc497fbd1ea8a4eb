/**
 * A beneficiary: what is read, what a person may set, what the list filters by.
 *
 * `cpfCnpj` is text without mask, upper case: 11 digits, or 14 characters of which the first 12 may be letters.
 * `beneficiarioFields` are the fields of create and update; `beneficiarioInput` is the whole form with the rule over two
 * fields, which the server asks again of the merged record. Source: spec 1 §3.3, §5; decisions §7; brazil.md 4.1, 4.2.
 */
import { field, type ListDefinition, param, registro, withRule } from '@sede/domain/contract';
import { normaliseCpfCnpj, OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { TIPOS_RECEBEDOR } from '../financeiro.lists.ts';
import { VALORES_TIPO_BENEFICIARIO, VALORES_TIPO_CONTA } from './beneficiario.lists.ts';
import { erroDocumento } from './beneficiario.rules.ts';

export const beneficiarioFields = {
  tipo: field.oneOf(VALORES_TIPO_BENEFICIARIO).describe('F pessoa física, J pessoa jurídica'),
  cpfCnpj: z
    .string()
    .max(30, 'No máximo 30 caracteres.')
    .transform(normaliseCpfCnpj)
    .refine((text) => text !== '', OBRIGATORIO)
    .describe('CPF ou CNPJ, com ou sem máscara'),
  nomeBeneficiario: field.text(200),
  sigla: field.optionalText(30).optional(),
  tipoRecebedor: field.oneOf(TIPOS_RECEBEDOR).nullable().optional(),
  chavePix: field.optionalText(140).optional(),
  banco: field.optionalText(60).optional(),
  agencia: field.optionalText(20).optional(),
  conta: field.optionalText(30).optional(),
  tipoConta: field.oneOf(VALORES_TIPO_CONTA).nullable().optional(),
};

export const beneficiarioInput = withRule(
  z.strictObject(beneficiarioFields),
  ['tipo', 'cpfCnpj'],
  'cpfCnpj',
  ({ tipo, cpfCnpj }) => erroDocumento(tipo, cpfCnpj),
);

export const beneficiarioSchema = z.object({
  ...registro,
  tipo: z.enum(VALORES_TIPO_BENEFICIARIO),
  cpfCnpj: z.string(),
  nomeBeneficiario: z.string(),
  sigla: z.string().nullable(),
  // Imported records may carry a word that the list no longer has.
  tipoRecebedor: z.string().nullable(),
  chavePix: z.string().nullable(),
  banco: z.string().nullable(),
  agencia: z.string().nullable(),
  conta: z.string().nullable(),
  tipoConta: z.enum(VALORES_TIPO_CONTA).nullable(),
  desabilitado: z.boolean(),
});
export type Beneficiario = z.output<typeof beneficiarioSchema>;

/** What a picker shows. */
export const beneficiarioOpcaoSchema = beneficiarioSchema
  .pick({ id: true, cpfCnpj: true, desabilitado: true })
  .extend({ nome: z.string() });
export type BeneficiarioOpcao = z.output<typeof beneficiarioOpcaoSchema>;

/** All that whoever registers contracts may know of one. */
export const beneficiarioLigavelSchema = beneficiarioSchema
  .pick({ id: true, cpfCnpj: true, tipo: true })
  .extend({ nome: z.string() });
export type BeneficiarioLigavel = z.output<typeof beneficiarioLigavelSchema>;

export const BENEFICIARIOS_ORDEM = ['nomeBeneficiario', 'tipo', 'cpfCnpj', 'sigla', 'atualizadoEm'] as const;
export const beneficiariosList = {
  ordem: BENEFICIARIOS_ORDEM,
  ordemPadrao: 'nomeBeneficiario',
  filtros: {
    tipo: param.anyOf(VALORES_TIPO_BENEFICIARIO).optional(),
    desabilitado: param.bool().optional(),
  },
} satisfies ListDefinition<(typeof BENEFICIARIOS_ORDEM)[number], Record<string, z.ZodType>>;
