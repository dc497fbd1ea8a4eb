/**
 * Shapes of the account's operations and of the sign-in service's bodies.
 *
 * E-mails are trimmed and lower-cased; passwords are taken as typed. Lengths end at what is stored or hashed.
 * Source: spec 1 §2.2–2.4, §5; decisions §6.
 */

import { CARACTERE_INVALIDO, OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';

/** E-mail as a person types it at sign-in and recovery: its form is judged by the server with the text of 8.1. */
export const emailDigitado = () => z.string().trim().toLowerCase().min(1, OBRIGATORIO).max(254, 'E-mail inválido.');
export const senhaDigitada = () =>
  z.string().min(1, OBRIGATORIO).max(128, 'A senha pode ter no máximo 128 caracteres.');
const codigoTotp = () =>
  z
    .string()
    .transform((v) => v.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'O código tem 6 algarismos.'));
const codigoReserva = () => z.string().trim().min(1, OBRIGATORIO).max(40, 'Código inválido.');

const manterConectado = z.boolean('Informe sim ou não.').optional();

/** Bodies of /api/auth/*: strict, so that nothing unforeseen reaches the sign-in library. */
export const authBodies = {
  entrar: z.strictObject({ email: emailDigitado(), password: senhaDigitada(), manterConectado }),
  vazio: z.strictObject({}),
  codigo: z.strictObject({ code: codigoTotp(), manterConectado }),
  codigoReserva: z.strictObject({ code: codigoReserva(), manterConectado }),
  senha: z.strictObject({ password: senhaDigitada() }),
  recuperar: z.strictObject({ email: emailDigitado() }),
  novaSenha: z.strictObject({
    token: z
      .string()
      .min(1, OBRIGATORIO)
      .max(200, 'Link inválido.')
      .refine((token) => !token.includes('\0'), CARACTERE_INVALIDO),
    newPassword: senhaDigitada(),
  }),
};

export const sessaoPropriaSchema = z.object({
  id: z.string(),
  dispositivo: z.string().describe('Navegador e sistema, em palavras'),
  endereco: z.string().nullable(),
  entrouEm: z.string().describe('ISO 8601'),
  vistaEm: z.string().describe('Último uso, com precisão de cinco minutos; ISO 8601'),
  atual: z.boolean().describe('É a sessão que faz o pedido'),
});
export type SessaoPropria = z.output<typeof sessaoPropriaSchema>;
