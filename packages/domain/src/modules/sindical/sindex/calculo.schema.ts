/**
 * A calculation as it is typed, kept and read. Amounts in centavos; decimals are texts in Brazilian notation ('1.234,5'), answered in
 * their shortest form ('1234,5'): a JSON number would not hold 15 digits and 6 decimals exactly.
 *
 * What holds letters is 'Número inválido.', in the form and in the API alike; a divisor of zero is told at its field.
 * Source: spec 3 §3, §5, §9; decisions §9; decisions-sindical (Sindex).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { OBRIGATORIO, VALOR_ACIMA_DO_LIMITE, VALOR_EXCESSIVO, VALOR_MAXIMO, VALOR_NEGATIVO } from '@sede/domain/kernel';
import { z } from 'zod';
import { ATIVOS_MAXIMO, CALCULOS, CALCULOS_ORDEM, MAX_DESCRICAO_DO_CALCULO, NOTA_MAXIMA } from './calculo.lists.ts';
import { fracaoDe, readDecimal } from './decimal.rules.ts';
import { sindexMessages as messages, sindexMotivos as motivos } from './sindex.messages.ts';

const MAX_TEXTO = 60;

/** Nothing is missing; anything that is no number is 'Número inválido.'. */
const naoENumero = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === '' ? OBRIGATORIO : messages.numeroInvalido;

/** `regra`: what else it must be; asked of the shortest form. */
const decimal = (regra: (valor: string) => string | null = () => null) =>
  z
    .string({ error: naoENumero })
    .max(MAX_TEXTO, messages.numeroInvalido)
    .superRefine((text, ctx) => {
      const lido = text.trim() === '' ? { erro: OBRIGATORIO } : readDecimal(text);
      const erro = 'erro' in lido ? lido.erro : regra(lido.valor);
      if (erro !== null) ctx.addIssue({ code: 'custom', message: erro });
    })
    .transform((text) => {
      const lido = readDecimal(text);
      return 'valor' in lido ? lido.valor : text;
    })
    .describe("Decimal em notação brasileira: '1.234,5'");

const maiorQueZero = (valor: string) => (fracaoDe(valor).n === 0n ? messages.zero : null);
const ateANota = (valor: string) => {
  const { n, d } = fracaoDe(valor);
  return n > BigInt(NOTA_MAXIMA) * d ? messages.notaForaDaEscala : null;
};

/** `divisor`: zero is refused. What is far below zero is the form's mark of a text that is no amount. */
const dinheiro = ({ divisor = false } = {}) =>
  z
    .number({ error: naoENumero })
    .superRefine((valor, ctx) => {
      const erro = erroDoValor(valor, divisor);
      if (erro !== null) ctx.addIssue({ code: 'custom', message: erro });
    })
    .describe('Centavos, inteiro');

function erroDoValor(valor: number, divisor: boolean): string | null {
  if (valor > VALOR_MAXIMO || valor === VALOR_EXCESSIVO) return VALOR_ACIMA_DO_LIMITE;
  if (!Number.isInteger(valor) || valor < -VALOR_MAXIMO) return messages.numeroInvalido;
  if (divisor && valor <= 0) return messages.zero;
  return valor < 0 ? VALOR_NEGATIVO : null;
}

const ativos = () =>
  z
    .number({ error: naoENumero })
    .int(messages.numeroInvalido)
    .min(1, messages.zero)
    .max(ATIVOS_MAXIMO, messages.algarismosDemais)
    .describe('Filiados ativos');

const descricao = field.optionalText(MAX_DESCRICAO_DO_CALCULO).optional();

export const viabilidadeFields = {
  usoReal: decimal(),
  usoEsperado: decimal(maiorQueZero),
  receita: dinheiro(),
  custo: dinheiro({ divisor: true }),
  nota: decimal(ateANota),
  descricao,
};
export const custoFields = {
  alugueis: dinheiro(),
  ativos: ativos(),
  juridico: dinheiro(),
  seguradora: dinheiro(),
  clube: dinheiro(),
  gerais: dinheiro(),
  descricao,
};
export const viabilidadeForm = z.strictObject(viabilidadeFields);
export const custoForm = z.strictObject(custoFields);

const valor = () => z.number().int().nullable();
const decimalLido = () => z.string().nullable();

export const calculoSchema = z.object({
  ...registro,
  calculo: z.enum(CALCULOS),
  descricao: z.string().nullable(),
  resultado: z.string().describe("Com duas casas: '4,00'; do custo por filiado, em reais"),
  usoReal: decimalLido(),
  usoEsperado: decimalLido(),
  receita: valor(),
  custo: valor(),
  nota: decimalLido(),
  alugueis: valor(),
  ativos: valor(),
  juridico: valor(),
  seguradora: valor(),
  clube: valor(),
  gerais: valor(),
  autorNome: z.string(),
  pode: impedimentos(['excluir'], z.enum(motivos.codigos)),
});
export type CalculoGuardado = z.output<typeof calculoSchema>;

export const calculosList = listDefinition({
  ...CALCULOS_ORDEM,
  filtros: {
    calculo: param.anyOf(CALCULOS).optional(),
    meus: param.bool().optional().describe('Só os que eu guardei'),
  },
});
