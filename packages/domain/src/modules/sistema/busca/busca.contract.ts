/** The operation of the search over everything. A search for a CPF is kept in the user's log. Source: issue 3; decisions §6. */
import { op, param, queryInput } from '@sede/domain/contract';
import { normaliseText } from '@sede/domain/kernel';
import { MIN_LETRAS_BUSCA } from './busca.lists.ts';
import { buscaSchema } from './busca.schema.ts';

export const buscaContract = {
  get: op('busca.usar', {
    method: 'GET',
    path: '/busca',
    summary: 'Procura registros nos módulos que a pessoa pode ler, alguns por módulo; de um só módulo, mais.',
    input: queryInput({
      busca: param
        .text(200)
        .refine(
          (text) => normaliseText(text).length >= MIN_LETRAS_BUSCA,
          `Digite ao menos ${MIN_LETRAS_BUSCA} caracteres.`,
        ),
      fontes: param.modules().optional().describe('Só estes módulos, pela chave no contrato; sem eles, todos'),
    }),
    output: buscaSchema,
  }),
};
