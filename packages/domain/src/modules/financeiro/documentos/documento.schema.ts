/**
 * A document of finance: what is read, what a person may set, what the list filters by.
 *
 * `vigente`: the last day of validity is not before today (São Paulo); computed, never stored; without a last day it is
 * in force. Imported documents may have neither PDF nor days. Days are calendar dates, instants ISO 8601.
 * Source: spec 3 §2.12, §5 (simple document form); decisions §5, §9.
 */
import { field, type ListDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { arquivoDoFormulario } from '../../sistema/anexos/anexo.schema.ts';
import { erroPeriodo } from '../eventos/index.ts';
import { carregamento } from '../financeiro.arquivo.ts';

export const documentoFields = {
  nome: field.text(200),
  dataInicioVigencia: field.date(),
  dataFimVigencia: field.date(),
  idAnexo: field.id().describe('PDF enviado antes a /anexos'),
};

export const documentoForm = withRule(
  z.strictObject({ ...documentoFields, ...arquivoDoFormulario }),
  ['dataInicioVigencia', 'dataFimVigencia'],
  'dataFimVigencia',
  ({ dataInicioVigencia, dataFimVigencia }) => erroPeriodo(dataInicioVigencia, dataFimVigencia),
);

export const documentoSchema = z.object({
  ...registro,
  nome: z.string(),
  dataInicioVigencia: z.string().nullable(),
  dataFimVigencia: z.string().nullable(),
  vigente: z.boolean(),
  ...carregamento,
  desabilitado: z.boolean(),
});
export type Documento = z.output<typeof documentoSchema>;

/** All that a colleague without the documents' roles may know: what to link to. */
export const documentoOpcaoSchema = documentoSchema.pick({ id: true, nome: true });
export type DocumentoOpcao = z.output<typeof documentoOpcaoSchema>;

export const DOCUMENTOS_ORDEM = [
  'dataCarregamento',
  'nome',
  'dataInicioVigencia',
  'dataFimVigencia',
  'email',
  'atualizadoEm',
] as const;
export const documentosList = {
  ordem: DOCUMENTOS_ORDEM,
  ordemPadrao: '-dataCarregamento',
  filtros: {
    vigente: param.bool().optional(),
    fimDe: param.date().optional().describe('Fim da vigência a partir deste dia'),
    fimAte: param.date().optional(),
    desabilitado: param.bool().optional(),
  },
  intervalos: { fim: ['fimDe', 'fimAte'] } as const,
} satisfies ListDefinition<(typeof DOCUMENTOS_ORDEM)[number], Record<string, z.ZodType>>;
