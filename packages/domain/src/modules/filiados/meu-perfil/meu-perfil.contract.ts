/**
 * Operations of the member's own page. None takes an id: the server finds the record by the account that asks, so that nobody can
 * ask for another's. Two are for strangers: whoever holds the token of a mail's link may use it.
 *
 * Source: spec 2 §2 (Own profile), §6; decisions-members (Account).
 */
import { createInput, field, fileOutput, noInput, op, opByLink, queryInput } from '@sede/domain/contract';
import { z } from 'zod';
import { acessosInput, acessosSchema, cepInput, enderecoDoCepSchema } from '../filiados/filiado.schema.ts';
import { filiadosErrors } from '../filiados/filiados.messages.ts';
import { meuPerfilErrors as errors } from './meu-perfil.messages.ts';
import { consentimentoSchema, perfilFields, perfilSchema, temaSchema } from './meu-perfil.schema.ts';

const perfil = z.object({
  filiado: perfilSchema.nullable().describe('null: o usuário não está ligado a uma ficha'),
  podeLigar: z.boolean().describe('Há exatamente uma ficha sem acesso com o e-mail comprovado de quem pede'),
  emailPendente: z.string().nullable(),
  temas: z.array(temaSchema),
  consentimentos: z.array(consentimentoSchema).describe('Os que valem'),
});
const { nomeCompleto, email, ...resto } = perfilFields;

export const meuPerfilContract = {
  get: op('filiados.ver-proprio', {
    method: 'GET',
    path: '/meu-perfil',
    summary: 'Lê a ficha de quem pede.',
    input: noInput(),
    output: perfil,
  }),
  ligar: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/ligar',
    summary: 'Liga o acesso de quem pede à única ficha com o seu e-mail comprovado.',
    input: createInput({}),
    output: perfil,
    errors: [errors.nao_ligavel.code],
  }),
  update: op('filiados.ver-proprio', {
    method: 'PATCH',
    path: '/meu-perfil',
    summary: 'Altera os próprios dados. Um e-mail novo espera a confirmação pelo link enviado a ele.',
    input: createInput({
      versao: field.versao(),
      nomeCompleto: nomeCompleto.optional(),
      email: email.optional(),
      ...resto,
    }),
    output: perfil,
    errors: [errors.sem_ficha.code, errors.so_leitura.code],
  }),
  declaracao: op('filiados.ver-proprio', {
    method: 'GET',
    path: '/meu-perfil/declaracao',
    summary: 'A própria declaração de filiação em PDF.',
    input: noInput(),
    output: fileOutput(),
    errors: [errors.sem_ficha.code, filiadosErrors.estado.code],
    raw: 'download',
  }),
  acessos: op('filiados.ver-proprio', {
    method: 'GET',
    path: '/meu-perfil/acessos',
    summary: 'Quem pede vê o que se fez com os seus dados: dia, tela e ato, sem nomes.',
    input: queryInput(acessosInput),
    output: acessosSchema,
    errors: [errors.sem_ficha.code],
  }),
  cancelarEmail: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/cancelar-email',
    summary: 'Desiste da troca de e-mail que espera confirmação.',
    input: createInput({}),
    output: perfil,
    errors: [errors.sem_ficha.code],
  }),
  receber: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/receber',
    summary: 'Diz se quer receber mensagens de um assunto.',
    input: createInput({ tema: field.text(80), recebe: field.bool() }),
    output: perfil,
    errors: [errors.sem_ficha.code],
  }),
  revogar: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/revogar',
    summary: 'Retira um consentimento dado; o que já se fez com ele continua válido.',
    input: createInput({ consentimento: field.id() }),
    output: perfil,
    errors: [errors.sem_ficha.code],
  }),
  cep: op('filiados.ver-proprio', {
    method: 'GET',
    path: '/meu-perfil/cep',
    summary: 'Endereço de um CEP.',
    input: cepInput(),
    output: enderecoDoCepSchema,
    errors: [filiadosErrors.cep_nao_encontrado.code, filiadosErrors.cep_indisponivel.code],
  }),
  lerLink: opByLink({
    path: '/meu-perfil/link',
    summary: 'O que um link enviado por e-mail a um filiado faz. Não muda nada.',
    fields: {},
    output: z.object({ tipo: z.enum(['ligar', 'email', 'nao_fui_eu']), email: z.string() }),
    refusal: errors.link_invalido.code,
    anHour: 30,
  }),
  usarLink: opByLink({
    path: '/meu-perfil/link/usar',
    summary: 'Usa um link enviado por e-mail a um filiado.',
    fields: {},
    output: z.object({ feito: z.boolean(), mensagem: z.string() }),
    refusal: errors.link_invalido.code,
    errors: [filiadosErrors.email_de_outra_pessoa.code],
    anHour: 30,
  }),
};
