/**
 * Mails of an application: to sign, reminder, accepted, refused, and to the old address when accepting changed it. No CPF anywhere.
 * The token stands behind '#', which no server and no log sees. Source: spec 2 §8; decisions-members (Public application, Mails).
 */
import { formatDataBr } from '@sede/domain/kernel';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export const linkParaAssinar = (publicUrl: string, token: string): string => `${publicUrl}/filiacao/assinar#${token}`;

interface Para {
  email: string;
  nome: string;
  protocolo: string;
}

export const pedidoParaAssinarMail = (
  { email, nome, protocolo }: Para,
  { url, expiraEm, lembrete = false }: { url: string; expiraEm: string; lembrete?: boolean },
): OutgoingMail => ({
  para: email,
  assunto: lembrete ? 'Falta assinar o seu termo de filiação' : 'Assine seu termo de filiação',
  motivo: lembrete ? 'lembrete_filiacao' : 'assinatura_filiacao',
  titulo: 'Assine seu termo de filiação',
  paragrafos: [
    `Olá, ${nome}.`,
    lembrete
      ? `O seu pedido de filiação ${protocolo} ainda espera a sua assinatura.`
      : `Recebemos o seu pedido de filiação, protocolo ${protocolo}.`,
    `Leia e assine o termo pelo link abaixo, que vale até ${formatDataBr(expiraEm)}. Tenha o seu CPF à mão.`,
    'Se não foi você quem pediu, ignore esta mensagem: sem a assinatura, o pedido é apagado.',
  ],
  botao: { rotulo: 'Ler e assinar', url },
});

export const pedidoAceitoMail = ({ email, nome, protocolo }: Para): OutgoingMail => ({
  para: email,
  assunto: 'Sua filiação foi aceita',
  motivo: 'filiacao_aceita',
  titulo: 'Sua filiação foi aceita',
  paragrafos: [
    `Olá, ${nome}.`,
    `O seu pedido de filiação ${protocolo} foi aceito. Boas-vindas!`,
    'O acesso à área do filiado é feito com este e-mail.',
  ],
});

export const pedidoRecusadoMail = ({ email, nome, protocolo }: Para, motivo: string): OutgoingMail => ({
  para: email,
  assunto: 'Seu pedido de filiação não foi aceito',
  motivo: 'filiacao_recusada',
  titulo: 'Seu pedido de filiação não foi aceito',
  paragrafos: [`Olá, ${nome}.`, `O pedido de filiação ${protocolo} não foi aceito.`, `Motivo: ${motivo}`],
});

export const enderecoTrocadoMail = (para: { email: string; nome: string }): OutgoingMail => ({
  para: para.email,
  assunto: 'Seu e-mail mudou no cadastro do sindicato',
  motivo: 'email_trocado',
  titulo: 'Seu e-mail mudou no cadastro',
  paragrafos: [
    `Olá, ${para.nome}.`,
    'A partir de agora as mensagens do sindicato vão para outro endereço, informado num pedido de filiação assinado.',
    'Se não foi você, fale com a secretaria.',
  ],
});
