/** What waits of the mailings. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

const base = { modulo: 'comunicacoes', operacao: 'totals', caminho: '/comunicacao/enviadas' } as const;

export const COMUNICACOES_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'comunicacoes.a-aprovar',
    permissao: 'comunicacao.aprovar',
    filtro: () => ({ estado: ['aguardando_aprovacao'] }),
    busca: () => ({ estado: 'aguardando_aprovacao' }),
    uma: 'comunicação a aprovar',
    muitas: 'comunicações a aprovar',
    curta: ['a aprovar', 'a aprovar'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'comunicacoes.interrompidas',
    permissao: 'comunicacao.enviar',
    filtro: () => ({ estado: ['interrompida'] }),
    busca: () => ({ estado: 'interrompida' }),
    uma: 'comunicação interrompida',
    muitas: 'comunicações interrompidas',
    curta: ['interrompida', 'interrompidas'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'comunicacoes.incertas',
    permissao: 'comunicacao.enviar',
    filtro: () => ({ incertas: true }),
    busca: () => ({ incertas: 'sim' }),
    uma: 'comunicação com mensagem incerta',
    muitas: 'comunicações com mensagens incertas',
    curta: ['incerta', 'incertas'],
    tom: 'atrasado',
  },
];
