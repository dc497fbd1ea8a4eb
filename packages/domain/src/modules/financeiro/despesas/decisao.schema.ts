/**
 * What an approver compares before deciding, in one answer: the expense whole, what changed since approval was first asked
 * for, and what its beneficiary was paid in the last twelve months. Amounts in centavos.
 * Source: issue 9 §1 (QueuePage); decisions §6, §7 (Approval).
 */
import { z } from 'zod';
import { despesaCompletaSchema } from './despesa.schema.ts';

const mudanca = z.object({ campo: z.string(), rotulo: z.string(), de: z.string(), para: z.string() });

export const decisaoSchema = z.object({
  despesa: despesaCompletaSchema,
  nomeSolicitante: z.string().nullable(),
  solicitadoEm: z.string().nullable().describe('Instante do último pedido'),
  mudou: z
    .object({
      desde: z.string().describe('Instante do primeiro pedido'),
      em: z.string().describe('Instante da última mudança'),
      por: z.string().nullable().describe('Nome de quem a fez'),
      mudancas: z.array(mudanca),
      anexosNovos: z.array(z.string()).describe('Nomes'),
      anexosRetirados: z.array(z.string()).describe('Nomes'),
    })
    .nullable(),
  pagamentos: z.object({
    meses: z.array(z.object({ mes: z.string().describe('aaaa-mm'), valor: z.number().int() })).describe('Os doze'),
    quantidade: z.number().int(),
    ultimos: z.array(z.object({ id: z.string(), data: z.string(), valor: z.number().int() })),
    mediana: z.number().int().nullable().describe('Do valor pago, sem estorno'),
  }),
});
export type Decisao = z.output<typeof decisaoSchema>;

export const decididasHojeSchema = z.object({ aprovadas: z.number().int(), negadas: z.number().int() });
