/** Notice that somebody was given a role that moves money. Source: decisions §7. */

import type { OutgoingMail } from '../conta/index.ts';

export const roleNoticeMail = (aviso: {
  para: string;
  nome: string;
  email: string;
  papeis: readonly string[];
  por: string | null;
}): OutgoingMail => ({
  para: aviso.para,
  assunto: 'Papel concedido no sistema',
  motivo: 'aviso_papel',
  titulo: 'Papel concedido',
  paragrafos: [
    `${aviso.nome} (${aviso.email}) recebeu ${aviso.papeis.length === 1 ? 'o papel' : 'os papéis'}: ${aviso.papeis.join(', ')}.`,
    aviso.por ? `Quem concedeu: ${aviso.por}.` : 'A concessão foi feita pelo administrador do servidor.',
    'Se isto não era esperado, avise o gestor do sistema.',
  ],
});
