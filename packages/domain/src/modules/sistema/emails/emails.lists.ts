/** States of a mail in the outbox. No zod. Source: decisions §6 (Mail). */
export const ESTADOS_EMAIL = [
  { valor: 'pendente', rotulo: 'Na fila' },
  { valor: 'enviado', rotulo: 'Enviado' },
  { valor: 'falhou', rotulo: 'Falhou' },
  { valor: 'arquivado', rotulo: 'Não enviado: e-mail não configurado' },
] as const;
export type EstadoEmail = (typeof ESTADOS_EMAIL)[number]['valor'];
export const VALORES_ESTADO_EMAIL = [
  'pendente',
  'enviado',
  'falhou',
  'arquivado',
] as const satisfies readonly EstadoEmail[];
