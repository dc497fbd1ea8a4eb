/**
 * An expense: what is read, what a person may set, what the list filters by.
 *
 * Amounts in centavos; due, payment and refund dates are calendar dates. `valor` is one instalment's. `aprovadores` are
 * people, at most two. `pode` maps each action that the reader may not do now to the reason's code; what is absent is allowed.
 * What forms validate with stands in `despesa.form.ts`. Source: spec 1 §3.4, §5; decisions §7.
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { DINHEIRO } from '../financeiro.lists.ts';
import {
  contratoVinculadoSchema,
  dataDoDinheiro,
  nomeContrato,
  vinculoFields,
  vinculosLidos,
} from '../financeiro.schema.ts';
import { readBoleto } from './boleto.rules.ts';
import { DESPESAS_ORDEM, SITUACOES, SITUACOES_FILTRO, STATUS_VENCIMENTO } from './despesa.lists.ts';
import { despesasMotivos } from './despesas.messages.ts';

/** The check digits do not depend on the day; the due date does, and is not read here. */
const QUALQUER_DIA = '2025-02-22';
/** A boleto's line as typed, pasted or read; kept as digits. Its check digits are right, or it is refused. */
const linhaDoBoleto = () =>
  field
    .optionalText(80)
    .transform((texto, ctx) => {
      if (texto === null) return null;
      const { boleto, erro } = readBoleto(texto, QUALQUER_DIA);
      if (boleto) return boleto.linha;
      ctx.addIssue({ code: 'custom', message: erro });
      return z.NEVER;
    })
    .optional()
    .describe('Linha digitável (47 ou 48 dígitos) ou código de barras (44); guardada só com dígitos');

/** What a person sets of one instalment. */
export const despesaFields = {
  idItemDespesa: field.id(),
  tipoDespesa: field.text(60),
  centroCusto: field.text(60),
  descricao: field.text(2000),
  idBeneficiario: field.id(),
  ...vinculoFields,
  valor: field.money().describe('Centavos de UMA parcela'),
  dataVencimento: dataDoDinheiro(),
  meioPagamento: field.text(60),
  tipoDocumento: field.text(60),
  numeroDocumento: field.text(60),
  boleto: linhaDoBoleto(),
};

/** The answer to `despesas.parecida`: why it is another one all the same. */
export const confirmacaoDuplicidade = {
  confirmacaoDuplicidade: z
    .strictObject({ motivo: field.text(500) })
    .optional()
    .describe('Salva mesmo parecida com outra; o motivo fica guardado na despesa'),
};

const adjustment = () => field.money({ zero: true }).nullable().optional();
const base = () => adjustment().describe('Centavos sobre os quais se reteve; não muda o valor retido');
const aliquota = () => field.percent().nullable().optional();
/** What is added to and taken off a payment; each retained tax with what it was worked out from, where that is known. */
export const ajusteFields = {
  juros: adjustment(),
  multa: adjustment(),
  desconto: adjustment(),
  irrfBase: base(),
  irrfAliquota: aliquota(),
  irrf: adjustment(),
  inssBase: base(),
  inssAliquota: aliquota(),
  inss: adjustment(),
  issBase: base(),
  issAliquota: aliquota(),
  iss: adjustment(),
  csrfBase: base(),
  csrfAliquota: aliquota(),
  csrf: adjustment(),
};
/** The bank account that the payment left; what is paid in 'Dinheiro' leaves none. */
export const contaPaga = () => field.id().nullable().optional().describe('Conta bancária de onde saiu');
/** Settlement: bank and number, or for 'Dinheiro' the cash amount instead. */
export const liquidacaoFields = {
  dataLiquidacaoPagamento: dataDoDinheiro(),
  idContaLiquidacao: contaPaga(),
  bancoLiquidacao: field.optionalText(80).optional().describe('Vazio com a conta: o nome dela'),
  numeroPagamento: field.optionalText(60).optional(),
  pagamento: field.money({ zero: true }).nullable().optional().describe('Centavos; só quando o meio é Dinheiro'),
  ...ajusteFields,
};
export const liquidacaoInput = z.strictObject(liquidacaoFields);
export type LiquidacaoInput = z.output<typeof liquidacaoInput>;

/** Settling many at once: what they share. Cash ones take neither bank nor number. */
export const liquidacaoEmLoteFields = {
  dataLiquidacaoPagamento: liquidacaoFields.dataLiquidacaoPagamento,
  idContaLiquidacao: liquidacaoFields.idContaLiquidacao,
  bancoLiquidacao: liquidacaoFields.bancoLiquidacao,
  numeroPagamento: liquidacaoFields.numeroPagamento,
};

/** Which fields the payment method asks for. In: the method. Out: field → message of what is missing. */
export function faltaNaLiquidacao(meioPagamento: string, input: LiquidacaoInput): Record<string, string> {
  const missing: Record<string, string> = {};
  if (meioPagamento === DINHEIRO) {
    if (input.pagamento === undefined || input.pagamento === null) missing.pagamento = OBRIGATORIO;
    return missing;
  }
  if (!input.bancoLiquidacao) missing.bancoLiquidacao = OBRIGATORIO;
  if (!input.numeroPagamento) missing.numeroPagamento = OBRIGATORIO;
  return missing;
}

const aprovadorSchema = z.object({ usuarioId: z.string(), nome: z.string(), email: z.string(), em: z.string() });

const ACOES_DA_LISTA = [
  'editar',
  'excluir',
  'recibo',
  'solicitarAprovacao',
  'retirarSolicitacao',
  'liquidar',
  'darConta',
  'desfazerLiquidacao',
  'estornar',
  'aprovar',
  'negar',
] as const;
const ACOES = [...ACOES_DA_LISTA, 'anexar', 'removerAnexo', 'corrigirPagamento'] as const;
const motivo = z.enum(despesasMotivos.codigos);

/** What lists, their dialogs and a selection show of it; the rest is read with the record. */
const listada = {
  id: registro.id,
  versao: registro.versao,
  itemDespesa: z.string().describe('Nome do item'),
  tipoDespesa: z.string(),
  centroCusto: z.string(),
  descricao: z.string(),
  nomeBeneficiario: z.string(),
  valor: z.number().int(),
  valorLiquido: z.number().int().describe('valor − estorno'),
  numeroParcelas: z.number().int(),
  numeroParcela: z.number().int(),
  parcela: z.string(),
  grupoParcelas: z.string().nullable(),
  dataVencimento: z.string(),
  statusVencimento: z.enum(STATUS_VENCIMENTO),
  meioPagamento: z.string(),
  tipoDocumento: z.string(),
  numeroDocumento: z.string(),
  situacao: z.enum(SITUACOES).nullable(),
  aprovacoes: z.number().int().describe('Quantas foram dadas'),
  dataLiquidacaoPagamento: z.string().nullable(),
  contaLiquidacao: z.string().nullable().describe('Nome da conta'),
  ...nomeContrato,
  valorPago: z.number().int().nullable(),
};
/** A row of the lists. */
export const despesaListadaSchema = z.object({ ...listada, pode: impedimentos(ACOES_DA_LISTA, motivo) });
export type DespesaListada = z.output<typeof despesaListadaSchema>;

/** The same as read: what was not added or kept back is 0, what was not told is null. */
export const ajustesLidos = {
  juros: z.number().int(),
  multa: z.number().int(),
  desconto: z.number().int(),
  irrfBase: z.number().int().nullable(),
  irrfAliquota: z.number().int().nullable(),
  irrf: z.number().int(),
  inssBase: z.number().int().nullable(),
  inssAliquota: z.number().int().nullable(),
  inss: z.number().int(),
  issBase: z.number().int().nullable(),
  issAliquota: z.number().int().nullable(),
  iss: z.number().int(),
  csrfBase: z.number().int().nullable(),
  csrfAliquota: z.number().int().nullable(),
  csrf: z.number().int(),
};
export const despesaSchema = z.object({
  ...listada,
  ...registro,
  idItemDespesa: z.string(),
  idBeneficiario: z.string(),
  cpfCnpj: z.string(),
  ...vinculosLidos,
  boleto: z.string().nullable().describe('Linha digitável, só dígitos'),
  motivoDuplicidade: z.string().nullable().describe('Por que se salvou, parecida com outra'),
  solicitante: z.string().nullable().describe('Nome de quem solicitou; o e-mail de quem já não existe'),
  aprovadores: z.array(aprovadorSchema),
  motivoNegacao: z.string().nullable(),
  negadoPor: z.string().nullable(),
  idContaLiquidacao: z.string().nullable(),
  bancoLiquidacao: z.string().nullable(),
  numeroPagamento: z.string().nullable(),
  ...ajustesLidos,
  valorEstorno: z.number().int().nullable(),
  dataEstorno: z.string().nullable(),
  conferir: z.boolean(),
  dataFora: z.boolean().describe('Importada com data fora do permitido: fora de todos os números'),
  anexos: z.number().int().describe('Quantidade de anexos'),
  pode: impedimentos(ACOES, motivo),
});
export type Despesa = z.output<typeof despesaSchema>;

export const despesaCompletaSchema = despesaSchema.extend({
  arquivos: z.array(anexoDoRegistroSchema),
  criadoPorNome: z.string().nullable(),
  parcelasDoGrupo: z.array(
    z.object({
      id: z.string(),
      parcela: z.string(),
      dataVencimento: z.string(),
      valor: z.number().int(),
      statusVencimento: z.enum(STATUS_VENCIMENTO),
    }),
  ),
  bordero: z.object({ id: z.string(), numero: z.number().int() }).nullable().describe('O borderô aberto em que está'),
  recorrencia: z.object({ id: z.string(), mes: z.string() }).nullable().describe('De que recorrência e mês é'),
  contrato: contratoVinculadoSchema.nullable(),
});
export type DespesaCompleta = z.output<typeof despesaCompletaSchema>;

/** As a panel reads it: besides, what whoever pays needs, and people by their names. */
export const despesaLidaSchema = despesaCompletaSchema.extend({
  chavePix: z.string().nullable().describe('A chave Pix do beneficiário'),
});
export type DespesaLida = z.output<typeof despesaLidaSchema>;

/** What was paid to a beneficiary, by civil year of the payment, newest first; and what is still open. Centavos. */
export const despesasDoBeneficiarioSchema = z.object({
  anos: z.array(
    z.object({
      ano: z.number().int(),
      quantidade: z.number().int(),
      pago: z.number().int(),
      estornado: z.number().int().describe('Dos pagamentos do ano, o que voltou'),
    }),
  ),
  abertas: z.object({ quantidade: z.number().int(), valor: z.number().int(), vencidas: z.number().int() }),
});
export type DespesasDoBeneficiario = z.output<typeof despesasDoBeneficiarioSchema>;

export const despesasFiltros = {
  ids: param.ids().optional().describe('Só estas'),
  inicio: param.date().optional().describe('Vencimento a partir de (inclusive)'),
  fim: param.date().optional().describe('Vencimento até (inclusive)'),
  statusVencimento: param.anyOf(STATUS_VENCIMENTO).optional(),
  situacao: param.anyOf(SITUACOES_FILTRO).optional(),
  tipoDespesa: param.texts().optional(),
  centroCusto: param.texts().optional(),
  semCentroCusto: param.bool().optional().describe('sim: só as importadas sem centro de custo; nao: só as outras'),
  meioPagamento: param.texts().optional(),
  idBeneficiario: param.ids().optional(),
  idItemDespesa: param.ids().optional(),
  idEvento: param.ids().optional(),
  idContrato: param.ids().optional(),
  idContaLiquidacao: param.ids().optional().describe('Pagas por uma destas contas'),
  semConta: param.bool().optional().describe('sim: só as liquidadas pelo banco sem conta; nao: só as outras'),
  grupoParcelas: param.id().optional(),
  naoLiquidadas: param.bool().optional(),
  semAnexo: param.bool().optional().describe('sim: só as que não têm PDF; nao: só as outras'),
  emBordero: param.bool().optional().describe('sim: só as de um borderô aberto; nao: só as outras'),
  conferir: param
    .bool()
    .optional()
    .describe('sim: só as importadas a conferir (repetidas, ou com data fora do permitido); nao: só as outras'),
  valorDe: param.money().optional(),
  valorAte: param.money().optional(),
};
export const despesasList = listDefinition({
  ...DESPESAS_ORDEM,
  filtros: despesasFiltros,
  intervalos: { periodo: ['inicio', 'fim'], valor: ['valorDe', 'valorAte'] },
  periodo: { meses: 'ciclo', abreNoMes: true },
});

export const aprovacaoFiltros = {
  ids: despesasFiltros.ids,
  inicio: despesasFiltros.inicio,
  fim: despesasFiltros.fim,
  somenteMinhas: param
    .bool()
    .optional()
    .describe('Só as que quem pergunta ainda pode aprovar: nem aprovadas, nem solicitadas ou alteradas por ele'),
};
export const aprovacaoList = listDefinition({
  ...DESPESAS_ORDEM,
  filtros: aprovacaoFiltros,
  intervalos: { periodo: ['inicio', 'fim'] },
  periodo: { meses: 'ciclo', abreNoMes: false },
});
