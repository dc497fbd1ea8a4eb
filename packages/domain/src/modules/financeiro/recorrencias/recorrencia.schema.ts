/**
 * A recurring expense: what is read, what a person may set, what the list filters by.
 *
 * Months are civil, 'YYYY-MM'; amounts in centavos. `valor` holds from `valorDesde` on, before it `valorAnterior`.
 * `pode` maps each action that cannot be done now to the reason's code. Source: issue 4; decision 028.
 */
import { field, impedimentos, listDefinition, param, registro, withRule } from '@sede/domain/contract';
import { isFinanceMonth, OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { despesaFields } from '../despesas/despesa.schema.ts';
import {
  contratoPedido,
  eventoPedido,
  nomeContrato,
  vinculoFields,
  vinculoFormFields,
  vinculosLidos,
} from '../financeiro.schema.ts';
import { FREQUENCIAS, RECORRENCIAS_ORDEM, SITUACOES_RECORRENCIA, TIPOS_VALOR } from './recorrencia.lists.ts';
import { erroMarcadores, erroUltimoMes } from './recorrencia.rules.ts';
import { recorrenciasMotivos } from './recorrencias.messages.ts';

const MES_INVALIDO = 'Mês inválido';
/** 'YYYY-MM', sent or chosen. */
export const mesField = () => z.string().min(1, OBRIGATORIO).refine(isFinanceMonth, MES_INVALIDO).describe('YYYY-MM');
export const mesParam = () => z.string().refine(isFinanceMonth, MES_INVALIDO).describe('YYYY-MM');

const { idItemDespesa, tipoDespesa, centroCusto, idBeneficiario } = despesaFields;
const { meioPagamento, tipoDocumento } = despesaFields;
/** What every expense of the series is registered with. */
export const recorrenciaFields = {
  ...{ idItemDespesa, tipoDespesa, centroCusto, idBeneficiario },
  ...vinculoFields,
  descricao: field
    .text(2000)
    .superRefine((texto, ctx) => {
      const message = erroMarcadores(texto);
      if (message) ctx.addIssue({ code: 'custom', message });
    })
    .describe('Aceita {mês}, {ano}, {mês/ano}, {mês anterior}, {ano do mês anterior}'),
  tipoValor: field.oneOf(TIPOS_VALOR),
  valor: field.money().describe('Centavos; com valor variável, o que se propõe enquanto nada foi pago'),
  frequencia: field.oneOf(FREQUENCIAS),
  diaVencimento: field.int(1, 31).describe('Nos meses mais curtos, o último dia'),
  primeiroMes: mesField(),
  ultimoMes: mesField().nullable().optional(),
  ...{ meioPagamento, tipoDocumento },
};

/** What the form validates with. */
export const recorrenciaForm = withRule(
  withRule(
    withRule(
      z.strictObject({ ...recorrenciaFields, ...vinculoFormFields, ultimoMes: mesField().nullable() }),
      ['relacaoEvento', 'idEvento'],
      'idEvento',
      eventoPedido,
    ),
    ['relacaoContrato', 'idContrato'],
    'idContrato',
    contratoPedido,
  ),
  ['primeiroMes', 'ultimoMes'],
  'ultimoMes',
  erroUltimoMes,
);

export const reajusteFields = {
  ajuste: field.int(-9_999, 99_900).describe('Centésimos de por cento: 450 é +4,5%'),
  aPartirDe: mesField(),
};
export const pausaFields = { aPartirDe: mesField() };

export const recorrenciaSchema = z.object({
  ...registro,
  idItemDespesa: z.string(),
  itemDespesa: z.string().describe('Nome do item'),
  tipoDespesa: z.string(),
  centroCusto: z.string(),
  descricao: z.string(),
  idBeneficiario: z.string(),
  nomeBeneficiario: z.string(),
  cpfCnpj: z.string(),
  ...vinculosLidos,
  ...nomeContrato,
  tipoValor: z.enum(TIPOS_VALOR),
  valor: z.number().int(),
  valorAnterior: z.number().int().nullable(),
  valorDesde: z.string().nullable(),
  frequencia: z.enum(FREQUENCIAS),
  diaVencimento: z.number().int(),
  primeiroMes: z.string(),
  ultimoMes: z.string().nullable(),
  meioPagamento: z.string(),
  tipoDocumento: z.string(),
  pausadaDesde: z.string().nullable(),
  desabilitado: z.boolean(),
  situacao: z.enum(SITUACOES_RECORRENCIA),
  proximoVencimento: z.string().nullable().describe('Da proposta mais antiga que ainda espera'),
  atrasadas: z.number().int().describe('Propostas vencidas que ninguém confirmou nem pulou'),
  pode: impedimentos(['reajustar', 'pausar', 'retomar'], z.enum(recorrenciasMotivos.codigos)),
});
export type Recorrencia = z.output<typeof recorrenciaSchema>;

/** What became of a month. */
export const mesFeitoSchema = z.object({
  mes: z.string(),
  idDespesa: z.string().nullable(),
  dataVencimento: z.string().nullable(),
  valor: z.number().int().nullable(),
  dataLiquidacaoPagamento: z.string().nullable(),
  motivoPulo: z.string().nullable(),
  em: z.string().describe('Quando se confirmou ou pulou'),
  por: z.string().nullable(),
});
export type MesFeito = z.output<typeof mesFeitoSchema>;

export const recorrenciasList = listDefinition({
  ...RECORRENCIAS_ORDEM,
  filtros: {
    situacao: param.anyOf(SITUACOES_RECORRENCIA).optional(),
    frequencia: param.anyOf(FREQUENCIAS).optional(),
    tipoValor: param.anyOf(TIPOS_VALOR).optional(),
    centroCusto: param.texts().optional(),
    idBeneficiario: param.ids().optional(),
    idItemDespesa: param.ids().optional(),
  },
});
