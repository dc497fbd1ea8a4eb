/** Where the legal home leads. Source: spec 3 §2.1, §2.2; decisions-legal (Panel). */
export const AGENDAR = '/juridico/atendimentos/novo';
export const NOVO_PROCESSO = {
  judicial: '/juridico/processos?novo=judicial',
  administrativo: '/juridico/processos?novo=administrativo',
  procedimento: '/juridico/processos?novo=procedimento',
} as const;

/** In the text's order; who may open each stands at its route. */
export const NAVEGACAO = [
  { rotulo: 'Gerenciamento de agenda', to: '/juridico/gerenciamento-agenda' },
  { rotulo: 'Gerenciar objetos de processo', to: '/juridico/objetos' },
  { rotulo: 'Gerenciar processos', to: '/juridico/processos' },
  { rotulo: 'Relatório de processos', to: '/processos/relatorio' },
  { rotulo: 'Escritórios', to: '/juridico/escritorios' },
] as const;
