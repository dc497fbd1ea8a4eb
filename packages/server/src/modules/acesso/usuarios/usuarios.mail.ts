/**
 * Mails of the users' administration: a role that moves money was granted, an e-mail changed.
 *
 * Source: decisions §7 (notice to the old address and to all approvers), §6 (mail).
 */

import type { OutgoingMail } from '../conta/index.ts';

const INESPERADO = 'Se isto não era esperado, avise o gestor do sistema.';

export const roleNoticeMail = (aviso: {
  para: string;
  nome: string;
  email: string;
  papeis: readonly string[];
  por: string | null;
}): OutgoingMail => ({
  para: aviso.para,
  assunto: 'Perfil concedido no sistema',
  motivo: 'aviso_papel',
  titulo: 'Perfil concedido',
  paragrafos: [
    `${aviso.nome} (${aviso.email}) recebeu ${aviso.papeis.length === 1 ? 'o perfil' : 'os perfis'}: ${aviso.papeis.join(', ')}.`,
    aviso.por ? `Quem concedeu: ${aviso.por}.` : 'A concessão foi feita pelo administrador do servidor.',
    INESPERADO,
  ],
});

const quemAlterou = (por: string | null) =>
  por ? `Quem alterou: ${por}.` : 'A alteração foi feita pelo administrador do servidor.';

/** To the address that was left, and to all approvers when the person moves money. */
export const emailNoticeMail = (aviso: {
  para: string;
  nome: string;
  antigo: string;
  novo: string;
  por: string | null;
}): OutgoingMail => ({
  para: aviso.para,
  assunto: 'E-mail de acesso alterado',
  motivo: 'aviso_email',
  titulo: 'E-mail de acesso alterado',
  paragrafos: [
    `O e-mail de acesso de ${aviso.nome} mudou de ${aviso.antigo} para ${aviso.novo}.`,
    quemAlterou(aviso.por),
    INESPERADO,
  ],
});

/** To whoever lost the second step and gets a new start. */
export const secondStepResetMail = (aviso: { nome: string; email: string; por: string | null }): OutgoingMail => ({
  para: aviso.email,
  assunto: 'Verificação em duas etapas redefinida',
  motivo: 'duas_etapas_redefinidas',
  titulo: 'Verificação em duas etapas redefinida',
  paragrafos: [
    `Olá, ${aviso.nome}.`,
    'A verificação em duas etapas da sua conta foi desligada e as suas sessões foram encerradas.',
    aviso.por ? `Quem redefiniu: ${aviso.por}.` : 'Foi feito pelo administrador do servidor.',
    `Entre com a sua senha e ative-a de novo em Minha conta. ${INESPERADO}`,
  ],
});

/** To the new address of somebody who has a password. */
export const newAddressMail = (aviso: {
  nome: string;
  antigo: string;
  novo: string;
  por: string | null;
  url: string;
}): OutgoingMail => ({
  para: aviso.novo,
  assunto: 'Seu e-mail de acesso mudou',
  motivo: 'novo_email',
  titulo: 'Seu e-mail de acesso mudou',
  paragrafos: [
    `Olá, ${aviso.nome}.`,
    `A partir de agora, entre no sistema com este endereço em vez de ${aviso.antigo}. A senha continua a mesma.`,
    quemAlterou(aviso.por),
    'As sessões que estavam abertas foram encerradas. Se você não conhece este sistema, ignore esta mensagem.',
  ],
  botao: { rotulo: 'Entrar', url: aviso.url },
});
