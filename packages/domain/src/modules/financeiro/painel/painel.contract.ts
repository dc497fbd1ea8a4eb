/** Operations of the finance dashboard. Source: spec 1 §2.8; decisions §5, §7 (Dashboard cards). */
import { noInput, op, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { qualidadeFields } from '../financeiro.schema.ts';
import { painelInput, painelIntervalos, painelSchema } from './painel.schema.ts';

export const painelContract = {
  ler: op('financeiro.ver', {
    method: 'GET',
    path: '/painel',
    whole: true,
    summary: 'Painel financeiro: vencidas, de hoje e dos próximos 7 dias; liquidado e a liquidar; meses financeiros.',
    input: queryInput(painelInput, painelIntervalos),
    output: painelSchema,
  }),
  qualidade: op('financeiro.ver', {
    method: 'GET',
    path: '/painel/qualidade',
    whole: true,
    summary: 'O que foi importado e está fora de todos os números: sem vencimento, ou com data fora do permitido.',
    input: noInput(),
    output: z.object(qualidadeFields),
  }),
};
