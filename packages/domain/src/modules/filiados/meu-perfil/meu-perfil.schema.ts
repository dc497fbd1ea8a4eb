/**
 * The member's own record, as their page reads it: whole, without masks, for it is theirs; and what they may set.
 *
 * Source: spec 2 §2 (Own profile), §5; decisions-members (Account).
 */
import { field } from '@sede/domain/contract';
import { isEmail } from '@sede/domain/kernel';
import { z } from 'zod';
import { filiadoFields, filiadoSchema } from '../filiados/filiado.schema.ts';
import { emailProvisorio } from '../filiados/index.ts';
import { NOMES_DOS_OUTROS, type OutroDado } from './meu-perfil.lists.ts';

const outros = Object.fromEntries(NOMES_DOS_OUTROS.map((campo) => [campo, true])) as Record<OutroDado, true>; // one entry for each

export const perfilSchema = filiadoSchema
  .pick({
    versao: true,
    nomeCompleto: true,
    email: true,
    cep: true,
    logradouro: true,
    bairro: true,
    cidade: true,
    estado: true,
    telCelular: true,
    telFixo: true,
    empresa: true,
    situacaoFiliado: true,
    dataFiliacao: true,
    dataDesfiliacao: true,
    cadastro: true,
  })
  .extend(filiadoSchema.pick(outros).shape);
export type Perfil = z.output<typeof perfilSchema>;

const { nomeCompleto, cep, logradouro, bairro, cidade, estado, telCelular, telFixo } = filiadoFields;
/** The text's nine fields. */
export const perfilFields = {
  nomeCompleto,
  email: field.email().refine((email) => isEmail(email) && !emailProvisorio(email), 'Email inválido'),
  cep,
  logradouro,
  bairro,
  cidade,
  estado,
  telCelular,
  telFixo,
};
export const perfilInput = z.strictObject(perfilFields);

/** A consent in force: what for, in the words of the form, and since when (instant). */
export const consentimentoSchema = z.object({ id: z.string(), finalidade: z.string(), dadoEm: z.string() });
export const temaSchema = z.object({ nome: z.string(), obrigatorio: z.boolean(), recebe: z.boolean() });
