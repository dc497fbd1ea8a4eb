/**
 * What every public page asks: the challenge of its ticket, and the privacy notice.
 *
 * Source: decisions-members 'Name search' (proof of work), 'Public application' (settings); docs/decisions/061.
 */
import { noInput, op, param, queryInput } from '@sede/domain/contract';
import { z } from 'zod';

export const publicoContract = {
  bilhete: op('public', {
    method: 'GET',
    path: '/publico/bilhete',
    summary: 'O desafio que o navegador resolve antes de enviar algo de uma página pública.',
    input: queryInput({ pagina: param.text(60) }),
    output: z.object({ desafio: z.string() }),
    perAddress: { max: 240, seconds: 60 },
  }),
  privacidade: op('public', {
    method: 'GET',
    path: '/publico/privacidade',
    summary: 'O aviso de privacidade do sindicato e quem responde por ele.',
    input: noInput(),
    output: z.object({ texto: z.string(), encarregado: z.string() }),
    perAddress: { max: 240, seconds: 60 },
  }),
};
