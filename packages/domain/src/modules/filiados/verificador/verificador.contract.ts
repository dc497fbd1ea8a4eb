/**
 * The CPF lookup. A POST, so that no CPF stands in an address; its answer is not kept for a repeat.
 *
 * Out: who has this CPF, as a member, as a dependent, or both; never why somebody is inactive. Errors: `verificador.limite` (429),
 * `plataforma.invalido` (a CPF whose digits do not agree, written down nowhere).
 * Source: spec 2 §2 (CPF lookup); decisions-members (CPF lookup, LGPD).
 */
import { createInput, op } from '@sede/domain/contract';
import { z } from 'zod';
import { cpfField } from '../filiados/filiado.schema.ts';
import { VALORES_CASA } from '../filiados.lists.ts';
import { verificadorErrors as errors } from './verificador.messages.ts';

const consultaSchema = z.object({
  filiado: z
    .object({
      nome: z.string(),
      casa: z.enum(VALORES_CASA),
      inativo: z.boolean().describe('Na situação ou no cadastro'),
    })
    .nullable(),
  dependente: z.object({ nome: z.string(), titularInativo: z.boolean().describe('Nenhum titular ativo') }).nullable(),
});
export type Consulta = z.output<typeof consultaSchema>;

export const verificadorContract = {
  consultar: op('verificador.consultar', {
    method: 'POST',
    path: '/verificador/consultar',
    summary: 'Diz se um CPF é de filiado ou de dependente; cada consulta fica registrada.',
    input: createInput({ cpf: cpfField() }),
    output: consultaSchema,
    errors: [errors.limite.code],
    shownOnce: true,
  }),
};
