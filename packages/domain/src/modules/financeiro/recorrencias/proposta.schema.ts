/**
 * A proposal: a month of a recurring expense that nobody has confirmed or skipped yet. Not stored, computed.
 *
 * `id` is 'recurrence:month'; `versao` is the recurrence's. `valor` is what is proposed: the model's amount, or with a
 * variable one the face value of the last that was paid. Source: issue 4; decision 028.
 */
import { field, listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { confirmacaoDuplicidade, despesaFields, liquidacaoInput } from '../despesas/despesa.schema.ts';
import { avisosDoContrato, confirmacaoData } from '../financeiro.schema.ts';
import { PROPOSTAS_ORDEM, STATUS_PROPOSTA, TIPOS_VALOR } from './recorrencia.lists.ts';
import { mesField, mesParam, recorrenciaSchema } from './recorrencia.schema.ts';

const ultimoPagamento = z.object({
  id: z.string(),
  dataVencimento: z.string(),
  dataLiquidacaoPagamento: z.string(),
  valor: z.number().int(),
});

export const propostaSchema = recorrenciaSchema
  .pick({
    versao: true,
    idItemDespesa: true,
    itemDespesa: true,
    tipoDespesa: true,
    centroCusto: true,
    descricao: true,
    idBeneficiario: true,
    nomeBeneficiario: true,
    relacaoEvento: true,
    idEvento: true,
    relacaoContrato: true,
    idContrato: true,
    meioPagamento: true,
    tipoDocumento: true,
  })
  .extend({
    id: z.string().describe('Recorrência e mês'),
    idRecorrencia: z.string(),
    mes: z.string(),
    dataVencimento: z.string(),
    status: z.enum(STATUS_PROPOSTA),
    tipoValor: z.enum(TIPOS_VALOR),
    valor: z.number().int().describe('O que se propõe, em centavos'),
    ultimos: z
      .array(ultimoPagamento)
      .describe('Com valor variável, os três últimos pagamentos do item ao beneficiário'),
  });
export type Proposta = z.output<typeof propostaSchema>;

export const somasPropostas = z.object({ valor: z.number().int() });

export const propostasList = listDefinition({
  ...PROPOSTAS_ORDEM,
  porPaginaPadrao: 50,
  filtros: {
    mes: mesParam().optional().describe('Até este mês, YYYY-MM (inclusive); sem ele, até o atual'),
    status: param.anyOf(STATUS_PROPOSTA).optional(),
    tipoValor: param.anyOf(TIPOS_VALOR).optional(),
    centroCusto: param.texts().optional(),
    idBeneficiario: param.ids().optional(),
    idItemDespesa: param.ids().optional(),
  },
});

/** The expense as it is registered, whatever of the proposal was changed. */
export const confirmarFields = {
  mes: mesField(),
  ...despesaFields,
  ...confirmacaoDuplicidade,
  ...confirmacaoData,
  anexos: field.ids(20).optional(),
  liquidacao: liquidacaoInput.nullable().optional(),
};

const daProposta = { id: field.id(), versao: field.versao(), mes: mesField() };
const semRepetir = <T extends { id: string; mes: string }>(all: T[]) =>
  new Set(all.map(({ id, mes }) => `${id}:${mes}`)).size === all.length;
const REPETIDAS = 'Há propostas repetidas.';
const MAX = 100;

/** Many at once: each as proposed, with its amount and its document's number. */
export const propostasConfirmadas = z
  .array(z.strictObject({ ...daProposta, valor: despesaFields.valor, numeroDocumento: despesaFields.numeroDocumento }))
  .min(1, 'Selecione ao menos uma proposta.')
  .max(MAX, `No máximo ${MAX} por vez.`)
  .refine(semRepetir, REPETIDAS);

export const propostasPuladas = z
  .array(z.strictObject(daProposta))
  .min(1, 'Selecione ao menos uma proposta.')
  .max(MAX, `No máximo ${MAX} por vez.`)
  .refine(semRepetir, REPETIDAS);

/** Each is done or refused on its own. */
export const propostasFeitas = z.object({
  feitas: z.array(
    z.object({ id: z.string(), mes: z.string(), idDespesa: z.string().nullable(), avisos: avisosDoContrato }),
  ),
  recusadas: z.array(z.object({ id: z.string(), mes: z.string(), code: z.string(), message: z.string() })),
});
