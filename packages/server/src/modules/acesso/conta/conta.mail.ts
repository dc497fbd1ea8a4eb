/**
 * Mails of the accounts: links to choose a password. They lead to PUBLIC_URL, never to a host that a request named.
 *
 * Source: spec 1 §2.3, §7.1; decisions §6 (new user, recovery).
 */

import type { OutgoingMail } from './conta.deps.ts';

export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/nova-senha?token=${encodeURIComponent(token)}`;

interface Para {
  nome: string;
  email: string;
}

export const recoveryMail = (para: Para, url: string): OutgoingMail => ({
  para: para.email,
  assunto: 'Criar nova senha',
  motivo: 'recuperacao',
  titulo: 'Criar nova senha',
  paragrafos: [
    `Olá, ${para.nome}.`,
    'Recebemos um pedido para criar uma nova senha para a sua conta. O link abaixo vale por 1 hora e pode ser usado uma vez.',
    'Se não foi você, ignore esta mensagem: a sua senha continua a mesma.',
  ],
  botao: { rotulo: 'Criar nova senha', url },
});

export const inviteMail = (para: Para, url: string, dias: number): OutgoingMail => ({
  para: para.email,
  assunto: 'Seu acesso ao sistema',
  motivo: 'convite',
  titulo: 'Seu acesso ao sistema',
  paragrafos: [
    `Olá, ${para.nome}.`,
    `Foi criado um acesso para você. Escolha a sua senha pelo link abaixo, que vale por ${dias} dias e pode ser usado uma vez.`,
    'Depois, entre com este e-mail e a senha escolhida.',
  ],
  botao: { rotulo: 'Escolher a senha', url },
});
