/** What waits for gestor_sistema in the outbox. Source: issue 3; decisions §6 (Mail). */
import type { Pendencia } from '@sede/domain/manifest';

export const EMAILS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'emails.falhou',
    permissao: 'emails.reenviar',
    modulo: 'emails',
    operacao: 'list',
    filtro: () => ({ estado: ['falhou'] }),
    caminho: '/configuracoes/emails',
    busca: () => ({ estado: 'falhou' }),
    uma: 'e-mail não entregue',
    muitas: 'e-mails não entregues',
    curta: ['não entregue', 'não entregues'],
    tom: 'atrasado',
  },
];
