/** What the dashboard is asked and answers. Amounts in centavos, net. Source: spec 1 §2.8; decisions §7. */
import { param } from '@sede/domain/contract';
import { z } from 'zod';
import { qualidadeFields } from '../financeiro.schema.ts';
import { base } from '../relatorio-despesas/lancamento.schema.ts';

export const painelInput = {
  inicio: param.date().optional().describe('Primeiro dia (inclusive)'),
  fim: param.date().optional().describe('Último dia (inclusive)'),
  base: base(),
};
export const painelIntervalos = { periodo: ['inicio', 'fim'] } as const;

const parte = { quantidade: z.number().int(), valor: z.number().int() };
const parteSchema = z.object(parte);
/** `inicio` and `fim` are those of the list that the card opens. */
const cartaoSchema = z.object({ ...parte, inicio: z.string(), fim: z.string() });
export type Cartao = z.output<typeof cartaoSchema>;

export const painelSchema = z.object({
  vencidas: cartaoSchema,
  hoje: cartaoSchema,
  proximos: cartaoSchema,
  aguardando: parteSchema.describe('Despesas que aguardam aprovação'),
  pizza: z.object({
    liquidadas: parteSchema.describe('Por caixa: pagamentos e estornos do período'),
    aLiquidar: parteSchema.describe('Não liquidadas, pelo vencimento'),
  }),
  meses: z.array(
    z.object({
      mes: z.string().describe('Mês financeiro, AAAA-MM'),
      inicio: z.string(),
      fim: z.string(),
      receitas: z.number().int(),
      liquidadas: z.number().int(),
      aLiquidar: z.number().int().describe('Zero por caixa: o que não foi pago não tem data de caixa'),
      saldo: z.number().int().describe('receitas − liquidadas − a liquidar'),
    }),
  ),
  ...qualidadeFields,
});
export type Painel = z.output<typeof painelSchema>;
