/** Notice of a mail that was given up. Source: decisions §6. */
import { defineNotice } from '@sede/domain/manifest';

export const EMAILS_AVISOS = {
  falhou: defineNotice<{ assunto: string }>({
    tipo: 'email_falhou',
    order: 70,
    rotulo: 'um e-mail do sistema não puder ser entregue',
    para: 'emails.ver',
    texto: ({ assunto }, n) =>
      n === 1 ? `E-mail não entregue: ${assunto}` : `${n} e-mails não entregues; o último: ${assunto}`,
    caminho: () => '/configuracoes/emails?estado=falhou',
  }),
};
