/**
 * Statements: a file, a line with its proposal, what a person decides of it. Signed centavos (below zero: left the
 * account), calendar dates. Source: issue 4 (statement import); decision 027.
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { confirmacaoData } from '../financeiro.schema.ts';
import {
  CERTEZAS,
  ESTADOS_LANCAMENTO,
  EXTRATOS_ORDEM,
  FORMATOS_EXTRATO,
  LANCAMENTOS_ORDEM,
  TIPOS_VINCULO,
} from './extrato.lists.ts';
import { extratosMotivos } from './extratos.messages.ts';

export const extratoSchema = z.object({
  ...registro,
  idConta: z.string(),
  nomeConta: z.string(),
  idAnexo: z.string(),
  nome: z.string().describe('Nome do arquivo'),
  formato: z.enum(FORMATOS_EXTRATO),
  inicio: z.string(),
  fim: z.string(),
  saldo: z.number().int().nullable(),
  dataSaldo: z.string().nullable(),
  lidos: z.number().int().describe('Lançamentos no arquivo'),
  novos: z.number().int().describe('Os que a conta ainda não tinha'),
  pendentes: z.number().int().describe('Dos novos, os que ainda esperam'),
  importadoPor: z.string().nullable(),
  pode: impedimentos(['excluir'], z.enum(extratosMotivos.codigos)),
});
export type Extrato = z.output<typeof extratoSchema>;

export const importadoSchema = z.object({
  id: z.string(),
  lidos: z.number().int(),
  novos: z.number().int(),
  repetidos: z.number().int().describe('Já estavam na conta'),
  anteriores: z.number().int().describe('Deixados de fora: anteriores à data do saldo inicial da conta'),
  inicio: z.string(),
  fim: z.string(),
  avisos: z.array(z.string()),
});
export type Importado = z.output<typeof importadoSchema>;

/** Lines of a preview beyond these are only counted; the doubtful ones come first. */
export const LINHAS_DA_PREVIA = 300;

/** What an import would do. */
export const previaSchema = z.object({
  formato: z.string(),
  inicio: z.string(),
  fim: z.string(),
  jaImportado: z.boolean().describe('O mesmo arquivo já foi importado: nada mudaria'),
  lidos: z.number().int(),
  novos: z.number().int(),
  repetidos: z.number().int().describe('Já estão na conta; os duvidosos não contam aqui'),
  duvidosos: z.number().int().describe('Iguais a um que já está na conta, num dia que dois arquivos podem splitLidos'),
  anteriores: z.number().int(),
  entradas: z.number().int().describe('Soma dos novos que entram na conta'),
  saidas: z.number().int().describe('Soma dos novos que saem dela, sem sinal'),
  linhas: z.array(
    z.object({
      linha: z.number().int().describe('No arquivo; diz quais dos duvidosos são novos (X-Linhas-Novas)'),
      data: z.string(),
      descricao: z.string(),
      documento: z.string().nullable(),
      valor: z.number().int(),
      situacao: z.enum(['nova', 'repetida', 'duvidosa']),
    }),
  ),
});
export type Previa = z.output<typeof previaSchema>;

/** A movement of the system, or one that settling would make. */
export const alvoSchema = z.object({
  tipo: z.enum(TIPOS_VINCULO),
  id: z.string().describe('Da despesa, receita ou transferência'),
  titulo: z.string(),
  detalhe: z.string().nullable(),
  data: z.string().describe('Do pagamento ou crédito; antes dele, a prevista'),
  valor: z.number().int(),
  feito: z.boolean().describe('Já liquidado ou creditado'),
});
export type Alvo = z.output<typeof alvoSchema>;

export const propostaSchema = z.object({
  certeza: z.enum(CERTEZAS),
  razoes: z.array(z.string()),
  alvos: z.array(alvoSchema),
  diferenca: z.number().int().describe('Pago além do valor do registro; negativo: menos'),
  rivais: z.number().int().describe('Outras possíveis, quase tão boas'),
  bordero: z.number().int().nullable().describe('Número do borderô aberto que se liquidaria'),
});
export type PropostaLida = z.output<typeof propostaSchema>;

export const lancamentoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  idConta: z.string(),
  nomeConta: z.string(),
  data: z.string(),
  valor: z.number().int(),
  descricao: z.string(),
  documento: z.string().nullable(),
  estado: z.enum(ESTADOS_LANCAMENTO),
  motivo: z.string().nullable(),
  vinculos: z.array(alvoSchema),
  proposta: propostaSchema.nullable(),
  travado: z.boolean().describe('Não muda mais: a conta está conciliada até este dia ou um posterior'),
});
export type Lancamento = z.output<typeof lancamentoSchema>;

export const lancamentosSomas = z.object({
  entradas: z.number().int(),
  saidas: z.number().int(),
  pendentes: z.number().int().describe('Quantos esperam, dos que o filtro encontra'),
});

export const lancamentosList = listDefinition({
  ...LANCAMENTOS_ORDEM,
  filtros: {
    idConta: param.id().optional(),
    idExtrato: param.id().optional(),
    inicio: param.date().optional().describe('A partir de (inclusive)'),
    fim: param.date().optional().describe('Até (inclusive)'),
    estado: param.anyOf(ESTADOS_LANCAMENTO).optional(),
    propostas: param.bool().optional().describe('sim: cada pendente com a sua proposta; pede a conta'),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
  periodo: { meses: 'civil', abreNoMes: true },
  porPaginaPadrao: 50,
});

export const extratosList = listDefinition({
  ...EXTRATOS_ORDEM,
  filtros: { idConta: param.id().optional() },
});

const vinculo = z.strictObject({ tipo: z.enum(TIPOS_VINCULO), id: field.id() });
const ajuste = () => field.money({ zero: true }).optional();
const semRepetir = (vinculos: { tipo: string; id: string }[]) =>
  new Set(vinculos.map(({ tipo, id }) => `${tipo}:${id}`)).size === vinculos.length;

/** What a line is said to stand for; their amounts must come to the line's. */
const MAX_VINCULOS = 500;
export const vinculosField = () =>
  z
    .array(vinculo)
    .min(1, 'Escolha ao menos um registro.')
    .max(MAX_VINCULOS, `No máximo ${MAX_VINCULOS}.`)
    .refine(semRepetir, 'Há registros repetidos.');

export const confirmarFields = {
  vinculos: vinculosField(),
  juros: ajuste(),
  multa: ajuste(),
  desconto: ajuste(),
  confirmacaoDuplicidade: z.strictObject({ motivo: field.text(500) }).optional(),
  ...confirmacaoData,
};

const MAX_CONFIRMADAS = 100;
export const confirmarVariasFields = {
  itens: z
    .array(z.strictObject({ id: field.id(), versao: field.versao(), vinculos: vinculosField() }))
    .min(1)
    .max(MAX_CONFIRMADAS, `No máximo ${MAX_CONFIRMADAS} por vez.`),
  ...confirmacaoData,
};

export const transferirFields = {
  idOutraConta: field.id().nullable().describe('De onde veio ou para onde foi; nulo: o caixa (Suprimentos)'),
  ...confirmacaoData,
};

const coluna = () => z.number().int().min(0).max(59);
export const leiauteSchema = z
  .strictObject({
    colunaData: coluna(),
    colunasDescricao: z.array(coluna()).min(1, 'Escolha ao menos uma coluna.').max(5),
    colunaDocumento: coluna().nullable(),
    colunaValor: coluna().nullable(),
    colunaMarca: coluna().nullable(),
    colunaCredito: coluna().nullable(),
    colunaDebito: coluna().nullable(),
    colunaSaldo: coluna().nullable(),
  })
  .refine(
    ({ colunaValor, colunaCredito, colunaDebito }) =>
      colunaValor !== null || (colunaCredito !== null && colunaDebito !== null),
    {
      path: ['colunaValor'],
      message: 'Diga a coluna do valor, ou a do crédito e a do débito.',
    },
  );
