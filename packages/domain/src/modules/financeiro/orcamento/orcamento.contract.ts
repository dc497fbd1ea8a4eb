/** Operations of the budget follow-up. Source: spec 1 §2.18, §7.3; decisions §5, §7; invariants A10. */
import { createInput, field, fileOutput, op, param, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import { SITUACOES_USO } from './orcamento.lists.ts';
import { orcamentoErrors as errors } from './orcamento.messages.ts';
import {
  AJUSTE,
  acompanhamentoSchema,
  anoField,
  celulaInput,
  MAX_CELULAS,
  mesField,
  periodoShape,
  previaSchema,
  salvasSchema,
} from './orcamento.schema.ts';

export const orcamentoContract = {
  acompanhamento: op('orcamento.ver', {
    method: 'GET',
    path: '/orcamento',
    whole: true,
    summary: 'Previsto, realizado, comprometido e a liquidar, por centro de custo e item, de um mês ou de vários.',
    input: queryInput(periodoShape),
    output: acompanhamentoSchema,
  }),
  export: op('orcamento.exportar', {
    method: 'GET',
    path: '/orcamento/exportar',
    summary: 'Planilha do acompanhamento orçamentário, com a base de datas no título.',
    input: queryInput({
      formato: z.enum(['xlsx', 'csv']).default('xlsx'),
      ...periodoShape,
      centroCusto: param.texts().optional(),
      situacao: param.anyOf(SITUACOES_USO).optional(),
    }),
    output: fileOutput(),
    raw: 'download',
  }),
  salvar: op('orcamento.editar', {
    method: 'POST',
    path: '/orcamento',
    summary: 'Grava células da previsão de um mês: cada uma é salva ou recusada por si, na versão que foi vista.',
    input: createInput({
      ano: anoField(),
      mes: mesField(),
      celulas: z.array(celulaInput).min(1, 'Envie ao menos uma célula.').max(MAX_CELULAS, `No máximo ${MAX_CELULAS}.`),
    }),
    output: salvasSchema,
    errors: [closedPeriodErrors.periodo_fechado.code],
  }),
  previaCopia: op('orcamento.editar', {
    method: 'GET',
    path: '/orcamento/copia',
    whole: true,
    summary: 'O que copiar a previsão de um ano para outro escreveria.',
    input: queryInput({
      origem: periodoShape.ano,
      destino: periodoShape.ano,
      ajuste: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^-?[0-9]{1,5}$/, 'Use um número inteiro.')
            .transform(Number),
        ])
        .pipe(z.number().int('Use um número inteiro.').min(AJUSTE.min).max(AJUSTE.max))
        .default(0)
        .describe('Centésimos de por cento: 450 é +4,5%'),
      substituir: param.bool().default(false).describe('sim: também onde já há previsão'),
    }),
    output: previaSchema,
    errors: [errors.mesmo_ano.code],
  }),
  copiar: op('orcamento.editar', {
    method: 'POST',
    path: '/orcamento/copiar',
    summary: 'Copia a previsão de um ano para outro, com ajuste, como a prévia mostrou.',
    input: createInput({
      origem: anoField(),
      destino: anoField(),
      ajuste: field.int(AJUSTE.min, AJUSTE.max).describe('Centésimos de por cento: 450 é +4,5%'),
      substituir: field.bool(),
      esperadas: field.int(1, 1_000_000).describe('Células que a prévia contou'),
      valor: field.money().describe('A soma que a prévia mostrou'),
    }),
    output: z.object({ celulas: z.number().int() }),
    errors: [errors.mesmo_ano.code, errors.previa_mudou.code, closedPeriodErrors.periodo_fechado.code],
  }),
};
