/** Words of the health page. No zod. Source: issue 3 (health in plain words). */
const TAREFAS: Readonly<Record<string, string>> = {
  'avisar-prazos': 'Avisos de prazos',
  'varrer-anexos': 'Limpeza de arquivos sem uso',
  'varrer-acessos': 'Limpeza de sessões e links vencidos',
  'varrer-avisos': 'Limpeza de avisos antigos',
  'varrer-acessos-a-dados': 'Limpeza do registro de acesso a dados pessoais',
  'varrer-dossies': 'Limpeza de dossiês',
  'varrer-links-de-filiados': 'Limpeza de links vencidos de filiados',
  'dossie-titular': 'Dossiê de dados pessoais',
  'prazos-pedidos-filiacao': 'Prazos dos pedidos de filiação',
  'varrer-idempotencia': 'Limpeza de envios repetidos',
  'verificar-auditoria': 'Verificação da auditoria',
  'copia-noturna': 'Cópia de segurança automática',
  'copia-pedida': 'Cópia de segurança',
  'prestacao-arquivo': 'Prestação de contas em PDF',
  'varrer-prestacoes': 'Limpeza de prestações de contas em PDF',
};
/** A background job as staff call it. */
export const rotuloDaTarefa = (tipo: string): string => TAREFAS[tipo] ?? tipo.replaceAll('-', ' ');

export type SituacaoSaude = 'ok' | 'atencao' | 'falha';
export const SITUACOES_SAUDE = [
  { valor: 'ok', rotulo: 'Em ordem' },
  { valor: 'atencao', rotulo: 'Atenção' },
  { valor: 'falha', rotulo: 'Com problema' },
] as const satisfies readonly { valor: SituacaoSaude; rotulo: string }[];
