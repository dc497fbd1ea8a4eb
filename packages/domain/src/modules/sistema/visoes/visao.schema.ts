/**
 * A saved view: a name for filters, order, columns and page size of one list.
 *
 * `lista` is the list's operation in the contract ('despesas.list'; with ':página' where one operation serves two
 * pages), `consulta` the query string of the list's address. `papeis` are the roles that it is shared with; empty, it is
 * private. `padrao` says whether the list opens with it for whoever reads. Source: issue 3; docs/decisions/016.
 */
import { isRole, type Role } from '@sede/domain/access';
import { field, registro } from '@sede/domain/contract';
import { z } from 'zod';

import { MAX_NOME_VISAO, MAX_PARAMETROS_VISAO, MAX_VALOR_VISAO } from './visoes.lists.ts';

export const listaDaVisao = () =>
  z.string().regex(/^[a-zA-Z]{1,30}\.[a-zA-Z]{1,30}(:[a-z-]{1,30})?$/, 'Lista desconhecida.');

const consulta = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/, 'Parâmetro inválido.'), field.text(MAX_VALOR_VISAO))
  .refine((valores) => Object.keys(valores).length <= MAX_PARAMETROS_VISAO, 'Há filtros demais.');

export const visaoFields = {
  nome: field.text(MAX_NOME_VISAO),
  consulta,
  papeis: z
    .array(z.string().refine((papel): papel is Role => isRole(papel), 'Perfil desconhecido.'))
    .max(50)
    .transform((papeis) => [...new Set(papeis)].sort()),
};

/** What the form asks; `padrao` only of a new view. */
export const visaoForm = z.strictObject({ nome: visaoFields.nome, papeis: visaoFields.papeis, padrao: z.boolean() });

export const visaoSchema = z.object({
  ...registro,
  lista: z.string(),
  nome: z.string(),
  consulta: z.record(z.string(), z.string()),
  papeis: z.array(z.string()),
  dono: z.string().describe('Nome de quem a salvou'),
  minha: z.boolean(),
  padrao: z.boolean(),
  fixada: z.boolean().describe('No início e nos menus de quem pergunta'),
  podeEditar: z.boolean(),
});
export type Visao = z.output<typeof visaoSchema>;

/** The view that a list opens with; it comes with the session's answer. */
export const visaoPadraoSchema = visaoSchema.pick({ id: true, lista: true, nome: true, consulta: true });
export type VisaoPadrao = z.output<typeof visaoPadraoSchema>;
