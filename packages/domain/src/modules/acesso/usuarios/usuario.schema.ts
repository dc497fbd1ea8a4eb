/**
 * A user as administrators see it, what they may set, what the list filters by, and an entry of the user's log.
 *
 * E-mails are kept trimmed and in lower case. `escritorios` are ids, `nomesEscritorios` their names in the same order.
 * Role names are plain texts here: the service refuses those that do not exist by name, for screen and command alike.
 * Source: spec 1 §2.22, §3.2; decisions §6 (new user).
 */

import { ROLES, type Role } from '@sede/domain/access';
import { field, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { USUARIOS_ORDEM, VALORES_SITUACAO_USUARIO } from './usuario.lists.ts';

const papeis = () => z.array(z.string().max(60, 'No máximo 60 caracteres.')).max(50, 'No máximo 50.');

/** What create and update share. */
export const usuarioFields = {
  nome: field.text(200),
  escritorios: field.ids(50),
};
export const usuarioInput = z.strictObject(usuarioFields);

export const novoUsuarioFields = { ...usuarioFields, email: field.email(), papeis: papeis() };
export const novoUsuarioInput = z.strictObject(novoUsuarioFields);

export const emailFields = { email: field.email() };
export const emailInput = z.strictObject(emailFields);

export const papeisFields = { papeis: papeis() };
export const papeisInput = z.strictObject(papeisFields);

export const usuarioSchema = z.object({
  ...registro,
  nome: z.string(),
  email: z.string(),
  papeis: z.array(z.string()),
  escritorios: z.array(z.string()).describe('Ids dos escritórios'),
  nomesEscritorios: z.array(z.string()).describe('Nomes, na ordem dos ids'),
  situacao: z.enum(VALORES_SITUACAO_USUARIO),
  desabilitado: z.boolean(),
  desabilitadoMotivo: z.string().nullable(),
  doisFatoresAtivo: z.boolean(),
  ultimoAcessoEm: z.string().nullable().describe('ISO 8601'),
  conviteVenceEm: z.string().nullable().describe('Só de quem ainda não escolheu a senha; ISO 8601'),
});
export type Usuario = z.output<typeof usuarioSchema>;

export interface NovoUsuario {
  nome: string;
  email: string;
  papeis: readonly string[];
  escritorios: readonly string[];
}

const VALORES_PAPEL = ROLES.map(({ valor }) => valor) as [Role, ...Role[]];

export const usuariosList = listDefinition({
  ...USUARIOS_ORDEM,
  filtros: {
    papel: param.anyOf(VALORES_PAPEL).optional(),
    escritorio: param.ids().optional(),
    situacao: param.anyOf(VALORES_SITUACAO_USUARIO).optional(),
    doisFatores: param.bool().optional(),
  },
});

/** Newest first; `proximo` asks for what follows. */
export const logUsuarioSchema = z.object({
  itens: z.array(
    z.object({
      id: z.string(),
      tipo: z.string().describe("'Login', 'report_download', …"),
      texto: z.string().describe('Em palavras'),
      arquivo: z.string().nullable(),
      data: z.string().describe('ISO 8601'),
      endereco: z.string().nullable(),
    }),
  ),
  proximo: z.string().nullable().describe('Id para `depois`; null quando não há mais'),
});
export type LogUsuario = z.output<typeof logUsuarioSchema>['itens'][number];
