/** Where the legal home leads. Source: spec 3 §2.1, §2.2; decisions-legal (Panel). */
import type { Permission } from '@sede/domain/access';

export const AGENDAR = '/juridico/atendimentos/novo';
export const NOVO_PROCESSO = {
  judicial: '/juridico/processos?novo=judicial',
  administrativo: '/juridico/processos?novo=administrativo',
  procedimento: '/juridico/processos?novo=procedimento',
} as const;

export const NAVEGACAO: readonly { rotulo: string; to: string; acesso: Permission }[] = [
  { rotulo: 'Gerenciamento de agenda', to: '/juridico/gerenciamento-agenda', acesso: 'agendas.ver' },
  { rotulo: 'Gerenciar objetos de processo', to: '/juridico/objetos', acesso: 'objetos-processo.ver' },
  { rotulo: 'Gerenciar processos', to: '/juridico/processos', acesso: 'processos.ver' },
  { rotulo: 'Relatório de processos', to: '/processos/relatorio', acesso: 'processos.relatorio' },
  { rotulo: 'Escritórios', to: '/juridico/escritorios', acesso: 'escritorios.ver' },
];
