/**
 * A holiday that staff keep: one that they added, or a shipped one that they switched off. Shipped ones are computed and stand in no row.
 * Source: decisions-legal (Agendas: feriados; Prazos).
 */
import { field, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { ORGAOS_ADMINISTRATIVOS, TRIBUNAIS } from '../processos/index.ts';
import { MAX_NOME_DO_FERIADO } from './feriado.lists.ts';
import { feriadosMessages as messages } from './feriados.messages.ts';
import { ORIGENS_DO_FERIADO, USOS_DO_FERIADO } from './feriados.rules.ts';

/** Courts, and the houses whose administrative cases have deadlines too. */
const GUARDAM: ReadonlySet<string> = new Set([...TRIBUNAIS.map(({ sigla }) => sigla), ...ORGAOS_ADMINISTRATIVOS]);

export const feriadoFields = {
  data: field.date(),
  nome: field.text(MAX_NOME_DO_FERIADO),
  usos: z.array(field.oneOf(USOS_DO_FERIADO)).min(1, messages.semUso).max(USOS_DO_FERIADO.length),
  tribunais: z
    .array(z.string().refine((sigla) => GUARDAM.has(sigla), messages.tribunalInvalido))
    .max(GUARDAM.size)
    .optional(),
};

/** What the form's own fields must be. */
export const feriadoForm = z.strictObject(feriadoFields);

export const feriadoSchema = z.object({
  ...registro,
  data: z.string(),
  nome: z.string(),
  usos: z.array(z.enum(USOS_DO_FERIADO)),
  tribunais: z.array(z.string()),
  origem: z.enum(ORIGENS_DO_FERIADO),
});
export type FeriadoCadastrado = z.output<typeof feriadoSchema>;
