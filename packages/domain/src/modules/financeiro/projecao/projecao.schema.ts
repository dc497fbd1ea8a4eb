/** What the projection answers. Amounts in centavos. Source: spec 1 §2.17; decisions §7 (Projection). */
import { param } from '@sede/domain/contract';
import { z } from 'zod';
import { qualidadeFields } from '../financeiro.schema.ts';
import { base } from '../relatorio-despesas/lancamento.schema.ts';

export const projecaoInput = { base: base() };
export const projecaoExportInput = {
  ...projecaoInput,
  formato: param.oneOf(['xlsx', 'csv']).default('xlsx'),
  ano: param.int(1900, 2999).optional().describe('Só a tabela deste ano'),
};

const valor = () => z.number().int();
const fluxo = { creditadas: valor(), aCreditar: valor(), liquidadas: valor(), aLiquidar: valor(), saldo: valor() };
const previstas = { previstas: valor().describe('Recorrentes que ninguém registrou ainda; fora dos saldos') };

export const projecaoSchema = z.object({
  proximos: z.object({
    inicio: z.string(),
    fim: z.string(),
    aPagar: valor(),
    aReceber: valor(),
    saldo: valor(),
  }),
  saldoInicial: z.object({ valor: valor(), data: z.string() }),
  menor: z.object({ mes: z.string(), valor: valor() }).nullable().describe('Menor saldo acumulado deste mês em diante'),
  previstas: z.object({ ate: z.string(), quantidade: z.number().int(), valor: valor() }),
  anos: z.array(
    z.object({
      ano: z.number().int(),
      meses: z.array(
        z.object({
          mes: z.string().describe('Mês financeiro, AAAA-MM'),
          inicio: z.string(),
          fim: z.string(),
          ...fluxo,
          acumulado: valor().nullable().describe('Nulo antes do saldo inicial'),
          ...previstas,
          comPrevistas: valor().nullable().describe('O acumulado menos as previstas até aqui'),
        }),
      ),
      total: z.object({ ...fluxo, ...previstas }),
    }),
  ),
  ...qualidadeFields,
});
export type Projecao = z.output<typeof projecaoSchema>;
