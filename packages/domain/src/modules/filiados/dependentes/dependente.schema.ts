/**
 * A dependent: what is read and what a person may set.
 *
 * CPF is digits alone; birth a calendar date. `cpf` and `nomeMae` read MASCARADO where there is something, `arquivos` is null and
 * `anexos` their number, until `restritos`. Source: spec 2 §3, §5; decisions-members (Tables, Sensitive data).
 */
import { field, impedimentos, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { optionalCpf, optionalOneOf } from '../filiados/filiado.schema.ts';
import { PARENTESCOS, SEXOS } from '../filiados.lists.ts';
import { dependentesMotivos } from './dependentes.messages.ts';

export const dependenteFields = {
  nomeCompleto: field.text(200),
  dataNascimento: field.date(),
  sexo: optionalOneOf(SEXOS),
  sexoOutro: field.optionalText(60).optional(),
  parentesco: optionalOneOf(PARENTESCOS),
  cpf: optionalCpf(),
  nomeMae: field.optionalText(200).optional(),
};

/** What the dialog's form validates: files are sent with it, and linked by the operation. */
export const dependenteForm = z.strictObject({
  ...dependenteFields,
  anexos: z.array(z.looseObject({ id: z.string() })),
});

const texto = () => z.string().nullable();
export const dependenteSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  nomeCompleto: z.string(),
  dataNascimento: texto().describe('Vazia só a de quem veio do sistema anterior sem ela'),
  idade: z.number().int().nullable(),
  sexo: texto(),
  sexoOutro: texto(),
  parentesco: texto(),
  cpf: texto(),
  nomeMae: texto(),
  anexos: z.number().int().describe('Quantos documentos há'),
  arquivos: z
    .array(
      anexoDoRegistroSchema.pick({
        id: true,
        nome: true,
        tamanho: true,
        protegido: true,
        anexadoEm: true,
        anexadoPor: true,
      }),
    )
    .nullable(),
  pode: impedimentos(['editar', 'excluir'], z.enum(dependentesMotivos.codigos)),
});
export type Dependente = z.output<typeof dependenteSchema>;
