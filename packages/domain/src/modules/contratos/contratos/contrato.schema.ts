/**
 * A contract or document: what is read, what a person may set, what a picker shows.
 *
 * Amounts are centavos, days calendar dates, instants ISO 8601. `vigente` is derived of the day of São Paulo. What a kind asks for is a
 * rule of the whole record (`contrato.form.rules`). Source: spec 3 §2.12, §3, §5; decisions-sindical-contratos-patrimonio (Contracts and documents).
 */
import { field, impedimentos, registro } from '@sede/domain/contract';
import { normaliseCpfCnpj } from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import {
  MAX_ANEXOS_DO_CONTRATO,
  MAX_CONTRATADOS,
  MAX_EMAILS,
  MAX_OBSERVACAO,
  SITUACOES_DO_CONTRATO,
  TIPOS_DE_OBJETO,
} from './contrato.lists.ts';
import { contratosMotivos } from './contratos.messages.ts';

const dia = () => field.date().nullable().optional();

export const contratadoInput = z.strictObject({
  cnpjContratado: z.string().max(30, 'No máximo 30 caracteres.').transform(normaliseCpfCnpj),
  nome: field.text(200),
  idBeneficiario: field.id().nullable().optional(),
});

export const contratoFields = {
  nome: field.optionalText(200).optional(),
  dataInicio: dia(),
  dataFim: dia(),
  dataAlerta: dia(),
  valorTotal: field.money().nullable().optional(),
  contratados: z.array(contratadoInput).max(MAX_CONTRATADOS, `No máximo ${MAX_CONTRATADOS}.`).optional(),
  emails: z.array(field.email()).max(MAX_EMAILS, `No máximo ${MAX_EMAILS} e-mails.`).optional(),
};
export const tipoObjetoField = () => field.oneOf(TIPOS_DE_OBJETO);
export const anexosDoContratoField = () => field.ids(MAX_ANEXOS_DO_CONTRATO);
export const observacaoField = () => field.text(MAX_OBSERVACAO);

const ACOES_DO_CONTRATO = [
  ...(['editar', 'encerrar', 'reabrir', 'excluir', 'anotar', 'aditar'] as const),
  'removerAnexo',
] as const;

const contratado = z.object({
  cnpjContratado: z.string(),
  nome: z.string(),
  idBeneficiario: z.string().nullable(),
});

/** Of linked rows, net of refunds. */
const movimentado = {
  pago: z.number().int().describe('Despesas liquidadas ligadas, líquidas de estorno'),
  aPagar: z.number().int(),
  recebido: z.number().int(),
  aReceber: z.number().int(),
  despesas: z.number().int().describe('Quantas ligadas'),
  receitas: z.number().int().describe('Quantas ligadas'),
};

export const contratoSchema = z.object({
  ...registro,
  tipoObjeto: z.enum(TIPOS_DE_OBJETO),
  nome: z.string(),
  numeroContrato: z.string().nullable(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  dataAlerta: z.string().nullable(),
  valorTotal: z.number().int().nullable(),
  situacao: z.enum(SITUACOES_DO_CONTRATO),
  vigente: z.boolean(),
  dataCarregamento: z.string(),
  autor: z.string(),
  idAnterior: z.string().nullable(),
  numeroAnterior: z.string().nullable(),
  aConferir: z.array(z.string()),
  contratados: z.array(contratado),
  emails: z.array(z.string()),
  ...movimentado,
  aditivos: z.number().int().describe('Quantos'),
  pode: impedimentos(ACOES_DO_CONTRATO, z.enum(contratosMotivos.codigos)),
});
export type Contrato = z.output<typeof contratoSchema>;

export const observacaoDoContrato = z.object({
  id: z.string(),
  observacao: z.string(),
  data: z.string(),
  autorNome: z.string(),
});
export type ObservacaoDoContrato = z.output<typeof observacaoDoContrato>;

export const contratoCompleto = contratoSchema.extend({
  anexos: z.array(anexoDoRegistroSchema).describe('Os ativos'),
  ultimaObservacao: observacaoDoContrato.nullable(),
});
export type ContratoCompleto = z.output<typeof contratoCompleto>;

/** A contract to be chosen in another record: what tells it apart, and what is left of it. */
export const opcaoDeContrato = z.object({
  id: z.string(),
  numeroContrato: z.string().nullable(),
  nome: z.string(),
  tipoObjeto: z.enum(TIPOS_DE_OBJETO),
  contratado: z.string().nullable().describe('O primeiro'),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  situacao: z.enum(['Vigente', 'Encerrado']),
  vencido: z.boolean().describe('A vigência terminou'),
  doBeneficiario: z.boolean(),
});
export type OpcaoDeContrato = z.output<typeof opcaoDeContrato>;
