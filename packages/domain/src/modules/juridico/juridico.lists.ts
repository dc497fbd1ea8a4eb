/** Closed lists that agendas, appointments and cases share. Source: spec 3 §3, §9. */
export const TIPOS_ATENDIMENTO = ['Presencial', 'Virtual'] as const;
export type TipoAtendimento = (typeof TIPOS_ATENDIMENTO)[number];

export const TIPOS_SERVICO = ['Jurídico', 'Contábil'] as const;
export type TipoServico = (typeof TIPOS_SERVICO)[number];

/** '2026/0001'; beyond 9999 it grows. Invariant B6. */
export const formatNumero = ({ ano, sequencia }: { ano: number; sequencia: number }): string =>
  `${ano}/${String(sequencia).padStart(4, '0')}`;
