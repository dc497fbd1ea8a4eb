/** Operations of the backups: what was made, how things stand, and 'Fazer cópia agora'. Source: issue 3. */
import { createInput, doneOutput, listInput, noInput, noSums, op, pageOutput } from '@sede/domain/contract';
import { copiaSchema, resumoCopiasSchema } from './copia.schema.ts';
import { copiasErrors } from './copias.messages.ts';

export const copiasContract = {
  list: op('copias.ver', {
    method: 'GET',
    path: '/copias',
    summary: 'Lista as cópias de segurança e os seus resultados.',
    input: listInput({ ordem: ['iniciadaEm'], ordemPadrao: '-iniciadaEm', filtros: {} }),
    output: pageOutput(copiaSchema, noSums()),
  }),
  resumo: op('copias.ver', {
    method: 'GET',
    path: '/copias/resumo',
    summary: 'Diz onde as cópias ficam, como foi a última e se há alguma atrasada.',
    input: noInput(),
    output: resumoCopiasSchema,
  }),
  fazer: op('copias.fazer', {
    method: 'POST',
    path: '/copias',
    summary: 'Pede uma cópia agora; ela é feita em segundo plano.',
    input: createInput({}),
    output: doneOutput(),
    errors: [copiasErrors.em_andamento.code],
  }),
};
