/**
 * A transparency document: what is read, what a person may set, what the list filters by.
 *
 * `url` is an https link, `idAnexo` a stored PDF: one of them. `dataCarregamento` (instant) and `email` are the server's.
 * Source: spec 1 §2.20, §3.6, §5; decisions §7.
 */
import { field, type ListDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { arquivoDoFormulario } from '../../sistema/anexos/anexo.schema.ts';
import { carregamento } from '../financeiro.arquivo.ts';
import { erroPublicacao, isLinkHttps, LINK_INVALIDO } from './documento-transparencia.rules.ts';

export const transparenciaFields = {
  nome: field.text(200),
  url: field
    .optionalText(2000)
    .refine((text) => text === null || isLinkHttps(text), LINK_INVALIDO)
    .optional()
    .describe('Link https, em vez do PDF'),
  idAnexo: field.id().nullable().optional().describe('PDF enviado antes a /anexos, em vez do link'),
};

export const transparenciaForm = withRule(
  z.strictObject({ ...transparenciaFields, ...arquivoDoFormulario }),
  ['url', 'idAnexo'],
  'idAnexo',
  ({ url, idAnexo }) => erroPublicacao(url, idAnexo),
);

export const documentoTransparenciaSchema = z.object({
  ...registro,
  nome: z.string(),
  url: z.string().nullable(),
  ...carregamento,
  desabilitado: z.boolean(),
});
export type DocumentoTransparencia = z.output<typeof documentoTransparenciaSchema>;

export const TRANSPARENCIA_ORDEM = ['dataCarregamento', 'nome', 'email', 'atualizadoEm'] as const;
export const transparenciaList = {
  ordem: TRANSPARENCIA_ORDEM,
  ordemPadrao: '-dataCarregamento',
  filtros: {
    carregadoDe: param.date().optional(),
    carregadoAte: param.date().optional(),
    desabilitado: param.bool().optional(),
  },
  intervalos: { carregado: ['carregadoDe', 'carregadoAte'] } as const,
} satisfies ListDefinition<(typeof TRANSPARENCIA_ORDEM)[number], Record<string, z.ZodType>>;
