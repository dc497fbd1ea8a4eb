/**
 * A revenue: what is read, what a person may set, what list and report filter by.
 *
 * Amounts in centavos; dates are calendar dates. `valor` is one instalment's. `pode` maps each action that the reader may
 * not do now to the reason's code; what is absent is allowed. List and report take the same filters, so that a chart's sum is
 * the list's. What forms validate with stands in `receita.form.ts`. Source: spec 1 §2.15, §2.16, §3.5, §5; decisions §7.
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { BASES, TIPOS_RECEITA } from '../financeiro.lists.ts';
import {
  contratoVinculadoSchema,
  dataDoDinheiro,
  nomeContrato,
  vinculoFields,
  vinculosLidos,
} from '../financeiro.schema.ts';
import { CAMPOS_RELATORIO, LANCAMENTOS, LANCAMENTOS_ORDEM, RECEITAS_ORDEM, STATUS_CREDITO } from './receita.lists.ts';
import { receitasMotivos } from './receitas.messages.ts';

/** What a person sets of one instalment. */
export const receitaFields = {
  tipo: field.oneOf(TIPOS_RECEITA),
  idItemReceita: field.id(),
  origem: field.optionalText(60).optional(),
  empresa: field.optionalText(200).optional().describe('Quem paga'),
  descricao: field.text(2000),
  data: dataDoDinheiro(),
  valor: field.money().describe('Centavos de UMA parcela'),
  ...vinculoFields,
};

/** When and where it arrived. */
export const creditoFields = {
  dataCredito: dataDoDinheiro(),
  idContaCredito: field.id().nullable().optional().describe('Conta bancária em que entrou'),
};

const ACOES = [
  'editar',
  'excluir',
  'anexar',
  'removerAnexo',
  'creditar',
  'darConta',
  'desfazerCredito',
  'estornar',
] as const;

/** A row of the list. */
export const receitaSchema = z.object({
  ...registro,
  tipo: z.enum(TIPOS_RECEITA),
  idItemReceita: z.string(),
  itemReceita: z.string().describe('Nome do item'),
  // Imported records may carry a word that is not among the origins.
  origem: z.string().nullable(),
  empresa: z.string().nullable(),
  descricao: z.string(),
  data: z.string(),
  valor: z.number().int(),
  valorLiquido: z.number().int().describe('valor − estorno'),
  numeroParcelas: z.number().int(),
  numeroParcela: z.number().int(),
  parcela: z.string(),
  grupoParcelas: z.string().nullable(),
  ...vinculosLidos,
  ...nomeContrato,
  dataCredito: z.string().nullable(),
  idContaCredito: z.string().nullable(),
  contaCredito: z.string().nullable().describe('Nome da conta'),
  statusCredito: z.enum(STATUS_CREDITO),
  valorEstorno: z.number().int().nullable(),
  dataEstorno: z.string().nullable(),
  dataFora: z.boolean().describe('Importada com data fora do permitido: fora de todos os números'),
  anexos: z.number().int().describe('Quantidade de anexos'),
  pode: impedimentos(ACOES, z.enum(receitasMotivos.codigos)),
});
export type Receita = z.output<typeof receitaSchema>;

export const receitaCompletaSchema = receitaSchema.extend({
  arquivos: z.array(anexoDoRegistroSchema),
  criadoPorNome: z.string().nullable(),
  parcelasDoGrupo: z.array(
    z.object({
      id: z.string(),
      parcela: z.string(),
      data: z.string(),
      valor: z.number().int(),
      statusCredito: z.enum(STATUS_CREDITO),
    }),
  ),
  contrato: contratoVinculadoSchema.nullable(),
});
export type ReceitaCompleta = z.output<typeof receitaCompletaSchema>;

export const receitasFiltros = {
  ids: param.ids().optional().describe('Só estas'),
  inicio: param.date().optional().describe('Data a partir de (inclusive)'),
  fim: param.date().optional().describe('Data até (inclusive)'),
  statusCredito: param.anyOf(STATUS_CREDITO).optional(),
  tipo: param.anyOf(TIPOS_RECEITA).optional(),
  origem: param.texts().optional(),
  idItemReceita: param.ids().optional(),
  excetoItens: param.ids().optional().describe("Menos estes itens: o que o relatório junta em 'Outros'"),
  idEvento: param.ids().optional(),
  idContrato: param.ids().optional(),
  idContaCredito: param.ids().optional().describe('Creditadas em uma destas contas'),
  semConta: param.bool().optional().describe('sim: só as creditadas sem conta; nao: só as outras'),
  grupoParcelas: param.id().optional(),
  conferir: param.bool().optional().describe('sim: só as importadas com data fora do permitido'),
  valorDe: param.money().optional(),
  valorAte: param.money().optional(),
};
const intervalos = { periodo: ['inicio', 'fim'], valor: ['valorDe', 'valorAte'] } as const;
export const receitasList = listDefinition({
  ...RECEITAS_ORDEM,
  filtros: receitasFiltros,
  intervalos,
  periodo: { meses: 'ciclo', abreNoMes: true },
});

/** Which date and amount a line of the report has; both ends of the period are that date's. */
const base = param
  .oneOf(BASES)
  .default('data')
  .describe("'data': data da receita, líquido; 'caixa': crédito e estorno");
const relatorioFiltros = { ...receitasFiltros, base };
export const relatorioInput = {
  ...relatorioFiltros,
  campo: param.oneOf(CAMPOS_RELATORIO).default('itemReceita'),
};

/** A line of the report's table. */
export const lancamentoSchema = z.object({
  id: z.string().describe('Da receita'),
  lancamento: z.enum(LANCAMENTOS),
  data: z.string(),
  tipo: z.enum(TIPOS_RECEITA),
  itemReceita: z.string(),
  empresa: z.string().nullable(),
  descricao: z.string(),
  parcela: z.string(),
  valor: z.number().int().describe('Centavos; o estorno é negativo'),
});
export type LancamentoReceita = z.output<typeof lancamentoSchema>;

export const lancamentosList = listDefinition({
  ...LANCAMENTOS_ORDEM,
  filtros: relatorioFiltros,
  intervalos,
  periodo: { meses: 'ciclo', abreNoMes: true },
});
