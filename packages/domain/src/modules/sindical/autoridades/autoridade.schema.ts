/**
 * An authority: what is read, what a person may set, what lists and pickers show.
 *
 * Days are calendar dates, instants ISO 8601. `cargos` is the whole list, as it is to stand; a row without `id` is new. `anexos` are the ids
 * of the files that are to stay or come. `foto` is what `enviarFoto` answered, both squares of it. What is sensitive is in
 * `autoridadeCompletaSchema` alone. Source: spec 3 §2.11, §3, §5; decisions-sindical-contratos-patrimonio (Authorities).
 */
import { field, listDefinition, param, registro } from '@sede/domain/contract';
import { tidyText } from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { emailField, telefoneField } from '../sindical.schema.ts';
import {
  AUTORIDADES_ORDEM,
  CAMPOS_LIVRES,
  MAX_ANEXOS_DA_AUTORIDADE,
  MAX_CARGOS,
  MAX_TEXTO_LIVRE,
} from './autoridade.lists.ts';
import { umAtual } from './autoridade.rules.ts';
import { autoridadesErrors, CAMPO_OBRIGATORIO, UM_SO_ATUAL } from './autoridades.messages.ts';

/** The module's own word for what is missing. */
const obrigatorio = (max: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? CAMPO_OBRIGATORIO : 'Envie um texto.'),
    })
    .overwrite(tidyText)
    .min(1, CAMPO_OBRIGATORIO)
    .pipe(field.text(max));

const livres = <V>(make: () => V) =>
  Object.fromEntries(CAMPOS_LIVRES.map((campo) => [campo, make()])) as Record<(typeof CAMPOS_LIVRES)[number], V>;

const cargoInput = z.strictObject({
  id: field.id().optional().describe('Ausente: um cargo novo'),
  cargo: obrigatorio(200),
  tempo: field.optionalText(100).optional(),
  colegioEleitoral: field.optionalText(200).optional(),
  atual: field.bool(),
});

/** A photo is both of its squares: half of one cannot be named. */
const fotoInput = z.strictObject({ fotoId: field.id(), miniaturaId: field.id() });

export const autoridadeFields = {
  nome: obrigatorio(200),
  nomePolitico: obrigatorio(200),
  dataNascimento: field.date().nullable().optional(),
  partido: field.optionalText(60).optional(),
  exerceMandato: field.bool().optional(),
  idOficial: field.optionalText(40).optional(),
  telPrimario: telefoneField(),
  telSecundario: telefoneField(),
  emailPrimario: emailField(),
  emailSecundario: emailField(),
  ...livres(() => field.optionalText(MAX_TEXTO_LIVRE).optional()),
  religiao: field.optionalText(60).optional(),
  parentesco: field.optionalText(MAX_TEXTO_LIVRE).optional(),
  cargos: z
    .array(cargoInput)
    .max(MAX_CARGOS, autoridadesErrors.cargos_demais().message)
    .refine(umAtual, UM_SO_ATUAL)
    .optional()
    .describe('Todos, quando enviados'),
  foto: fotoInput.nullable().optional().describe('As duas que enviarFoto respondeu; null: sem foto'),
  anexos: field.ids(MAX_ANEXOS_DA_AUTORIDADE).optional().describe('Todos, quando enviados; o que falta é excluído'),
};

const cargoSchema = z.object({
  id: z.string(),
  cargo: z.string(),
  tempo: z.string().nullable(),
  colegioEleitoral: z.string().nullable(),
  atual: z.boolean(),
});

const nulo = () => z.string().nullable();
const comum = {
  ...registro,
  nome: z.string(),
  nomePolitico: z.string(),
  dataNascimento: nulo(),
  idadeInformada: z.number().int().nullable(),
  idadeAno: z.number().int().nullable(),
  partido: nulo(),
  exerceMandato: z.boolean(),
  fotoId: nulo(),
  miniaturaId: nulo(),
  cargoAtual: nulo(),
};

export const autoridadeListada = z.object(comum);
export type AutoridadeListada = z.output<typeof autoridadeListada>;

export const autoridadeSchema = z.object({
  ...comum,
  idOficial: nulo(),
  telPrimario: nulo(),
  telSecundario: nulo(),
  emailPrimario: nulo(),
  emailSecundario: nulo(),
  ...livres(nulo),
  sensiveis: z.number().int().describe('Quantos dos campos sensíveis estão preenchidos'),
  cargos: z.array(cargoSchema),
  anexos: z.array(anexoDoRegistroSchema),
});
export type Autoridade = z.output<typeof autoridadeSchema>;

export const autoridadeCompletaSchema = autoridadeSchema.extend({ religiao: nulo(), parentesco: nulo() });
export type AutoridadeCompleta = z.output<typeof autoridadeCompletaSchema>;

/** What somebody who cites an authority reads of it. */
export const autoridadeOpcaoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  cargo: nulo(),
  partido: nulo(),
});

export const fotoEnviadaSchema = z.object({ fotoId: z.string(), miniaturaId: z.string() });
export type FotoEnviada = z.output<typeof fotoEnviadaSchema>;

export const autoridadesList = listDefinition({
  ...AUTORIDADES_ORDEM,
  filtros: {
    partido: param.texts(60).optional(),
    mandato: param.bool().optional().describe('Exerce mandato'),
  },
});
