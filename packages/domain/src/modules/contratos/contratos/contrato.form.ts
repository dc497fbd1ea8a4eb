/**
 * What the drawer of a contract or document asks. Every field may be empty on the way, so that all that is missing is told at once.
 * Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form).
 */
import { field, withWholeRule } from '@sede/domain/contract';
import { EMAIL_INVALIDO, isEmail, normaliseEmail } from '@sede/domain/kernel';
import { z } from 'zod';
import { faltasDoContrato } from './contrato.form.rules.ts';
import { TIPOS_DE_OBJETO, type TipoDeObjeto } from './contrato.lists.ts';
import { contratadoInput } from './contrato.schema.ts';
import { contratosErrors } from './contratos.messages.ts';

const aberto = z.object({
  tipoObjeto: z.enum(TIPOS_DE_OBJETO).nullable(),
  nome: field.optionalText(200),
  dataInicio: field.date().nullable(),
  dataFim: field.date().nullable(),
  dataAlerta: field.date().nullable(),
  valorTotal: field.money().nullable(),
  contratados: z.array(contratadoInput),
  emails: z.array(z.string()),
  anexos: z.array(z.object({ id: field.id() })),
  observacoes: field.optionalText(5000),
});

/** Of a stored one at least one file must be there; a new one may come without. */
export const contratoForm = (tipo: TipoDeObjeto | null, novo: boolean) =>
  withWholeRule(aberto, (values) => ({
    ...faltasDoContrato({ ...values, tipoObjeto: values.tipoObjeto ?? tipo }),
    ...(values.emails.some((email) => !isEmail(normaliseEmail(email))) && { emails: EMAIL_INVALIDO }),
    ...(!novo && values.anexos.length === 0 && { anexos: contratosErrors.anexo_obrigatorio().message }),
  })).transform(({ tipoObjeto, anexos, emails, ...values }) => ({
    ...values,
    tipoObjeto: tipoObjeto ?? tipo ?? 'Contrato',
    emails: emails.map(normaliseEmail),
    anexos: anexos.map(({ id }) => id),
  }));
