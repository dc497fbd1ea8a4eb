/**
 * A bank account and its statement: what is read, what a person may set, what the lists filter by.
 *
 * Amounts in centavos; the opening balance may be below zero. `saldo` is derived: the opening balance and everything
 * dated from its day to today, both inside. Periods have both ends inside. Source: issue 4 (bank accounts); decision 023.
 */
import { field, type ListDefinition, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { EXTRATO_ORDEM, MOVIMENTOS, TIPOS_CONTA } from './conta-bancaria.lists.ts';

/** As printed on a cheque: digits, perhaps a check digit after a hyphen; dots and blanks are dropped. */
const numero = (formato: RegExp, mensagem: string) =>
  field
    .optionalText(30)
    .transform((texto) => texto?.replace(/[.\s]/g, '').toUpperCase() || null)
    .refine((texto) => texto === null || formato.test(texto), mensagem)
    .optional();

export const contaFields = {
  nome: field.text(80),
  tipo: field.oneOf(TIPOS_CONTA),
  codigoBanco: field
    .optionalText(3)
    .refine((texto) => texto === null || /^[0-9]{3}$/.test(texto), 'Informe os 3 algarismos do código do banco.')
    .optional()
    .describe('Código COMPE, 3 algarismos'),
  banco: field.optionalText(80).optional(),
  agencia: numero(/^[0-9]{1,10}(-[0-9X])?$/, 'Use algarismos, com o dígito depois do hífen: 1234-5.'),
  conta: numero(/^[0-9]{1,20}(-[0-9X]{1,2})?$/, 'Use algarismos, com o dígito depois do hífen: 12345-6.'),
  dataSaldoInicial: field.date().describe('O dia em cuja manhã a conta tinha o saldo inicial'),
  saldoInicial: field.money({ negative: true }),
};
export const contaInput = z.strictObject(contaFields);

export const contaSchema = z.object({
  ...registro,
  nome: z.string(),
  tipo: z.enum(TIPOS_CONTA),
  codigoBanco: z.string().nullable(),
  banco: z.string().nullable(),
  agencia: z.string().nullable(),
  conta: z.string().nullable(),
  dataSaldoInicial: z.string(),
  saldoInicial: z.number().int(),
  desabilitado: z.boolean(),
  saldo: z.number().int().describe('Ao fim de hoje'),
  aberturaTravada: z.string().nullable().describe('Por que o saldo inicial e a sua data não mudam; nulo: podem mudar'),
});
export type ContaBancaria = z.output<typeof contaSchema>;

export const contaOpcaoSchema = contaSchema.pick({
  id: true,
  nome: true,
  tipo: true,
  banco: true,
  conta: true,
  desabilitado: true,
});
export type ContaOpcao = z.output<typeof contaOpcaoSchema>;

export const contasSomas = z.object({ saldo: z.number().int() });

export const CONTAS_ORDEM = ['nome', 'tipo', 'banco', 'saldo'] as const;
export const contasList = {
  ordem: CONTAS_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    tipo: param.anyOf(TIPOS_CONTA).optional(),
    desabilitado: param.bool().optional(),
  },
} satisfies ListDefinition<(typeof CONTAS_ORDEM)[number], Record<string, z.ZodType>>;

export const movimentoSchema = z.object({
  id: z.string().describe('Do movimento: o registro e o que ele faz na conta'),
  tipo: z.enum(MOVIMENTOS),
  data: z.string(),
  idRegistro: z.string().describe('Da despesa, da receita, da transferência ou da conta'),
  descricao: z.string(),
  detalhe: z.string().nullable(),
  numero: z.string().nullable(),
  entrada: z.number().int().nullable(),
  saida: z.number().int().nullable(),
  saldo: z.number().int().describe('Depois deste movimento'),
});
export type Movimento = z.output<typeof movimentoSchema>;

export const movimentosSomas = z.object({ entrada: z.number().int(), saida: z.number().int() });

const periodo = {
  inicio: param.date().optional().describe('A partir de (inclusive)'),
  fim: param.date().optional().describe('Até (inclusive)'),
};
const intervalos = { periodo: ['inicio', 'fim'] } as const;
export const extratoList = listDefinition({
  ...EXTRATO_ORDEM,
  // Always asked for; optional here, since a saved view of the statement is of no account.
  filtros: { conta: param.id().optional(), ...periodo, movimento: param.anyOf(MOVIMENTOS).optional() },
  intervalos,
});
export const resumoInput = { conta: param.id(), ...periodo };

export const resumoSchema = z.object({
  anterior: z.number().int().nullable().describe('O saldo antes do período; nulo se a conta ainda não existia'),
  abertura: z.number().int().nullable().describe('O saldo inicial da conta, se a sua data está no período'),
  entradas: z.number().int(),
  saidas: z.number().int(),
  saldo: z.number().int().describe('anterior + abertura + entradas − saidas'),
});
export type ResumoDoExtrato = z.output<typeof resumoSchema>;
