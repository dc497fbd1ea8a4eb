/**
 * What the drawer of a contract or document asks. Every field may be empty on the way, so that all that is missing is told at once.
 * Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form).
 */
import { field, withWholeRule } from '@sede/domain/contract';
import { EMAIL_INVALIDO, isEmail, normaliseCpfCnpj, normaliseEmail } from '@sede/domain/kernel';
import { z } from 'zod';
import { erroDoDigitado, faltasDoContrato, isDigitado } from './contrato.form.rules.ts';
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
  /** A party that is being typed. */
  digitado: z.object({ cnpj: z.string(), nome: z.string() }).nullable(),
  emails: z.array(z.string()),
  anexos: z.array(z.object({ id: field.id() })),
  observacoes: field.optionalText(5000),
});

/** Those that were included, and the one that is typed, which nobody is to lose by saving at once. */
const todos = ({ contratados, digitado }: Pick<z.output<typeof aberto>, 'contratados' | 'digitado'>) => {
  if (!isDigitado(digitado)) return contratados;
  const cnpjContratado = normaliseCpfCnpj(digitado.cnpj);
  if (contratados.some((um) => um.cnpjContratado === cnpjContratado)) return contratados;
  return [...contratados, { cnpjContratado, nome: digitado.nome.trim() }];
};

/** Of a stored one at least one file must be there; a new one may come without. */
export const contratoForm = (tipo: TipoDeObjeto | null, novo: boolean) =>
  withWholeRule(aberto, ({ digitado, ...values }) => {
    const tipoObjeto = values.tipoObjeto ?? tipo;
    const incompleto = isDigitado(digitado) ? erroDoDigitado(tipoObjeto, digitado) : null;
    const contratados = incompleto ? values.contratados : todos({ ...values, digitado });
    return {
      ...faltasDoContrato({ ...values, tipoObjeto, contratados }),
      ...(incompleto && { digitado: incompleto.mensagem }),
      ...(values.emails.some((email) => !isEmail(normaliseEmail(email))) && { emails: EMAIL_INVALIDO }),
      ...(!novo && values.anexos.length === 0 && { anexos: contratosErrors.anexo_obrigatorio().message }),
    };
  }).transform(({ tipoObjeto, anexos, emails, contratados, digitado, ...values }) => ({
    ...values,
    contratados: todos({ contratados, digitado }),
    tipoObjeto: tipoObjeto ?? tipo ?? 'Contrato',
    emails: emails.map(normaliseEmail),
    anexos: anexos.map(({ id }) => id),
  }));
