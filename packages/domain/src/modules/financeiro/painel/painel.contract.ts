/** Operations of the finance dashboard. Source: spec 1 §2.8; decisions §5, §7 (Dashboard cards). */
import { noInput, op, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { painelInput, painelIntervalos, painelSchema } from './painel.schema.ts';

export const painelContract = {
  ler: op('financeiro.ver', {
    method: 'GET',
    path: '/painel',
    summary: 'Painel financeiro: vencidas, de hoje e dos próximos 7 dias; liquidado e a liquidar; meses financeiros.',
    input: queryInput(painelInput, painelIntervalos),
    output: painelSchema,
  }),
  qualidade: op('financeiro.ver', {
    method: 'GET',
    path: '/painel/qualidade',
    summary: 'O que está fora de todas as listas e de todos os números: despesas importadas sem vencimento.',
    input: noInput(),
    output: z.object(painelSchema.pick({ semVencimento: true }).shape),
  }),
};
