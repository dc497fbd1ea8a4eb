/** What waits of the surveys. Source: decisions-members (Pendências). */
import type { Pendencia } from '@sede/domain/manifest';

const base = { modulo: 'pesquisas', operacao: 'totals', caminho: '/Satisfacao/enviadas' } as const;

export const PESQUISAS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'pesquisas.a-aprovar',
    permissao: 'pesquisas.aprovar',
    filtro: () => ({ estado: ['aguardando_aprovacao'] }),
    busca: () => ({ estado: 'aguardando_aprovacao' }),
    uma: 'pesquisa a aprovar',
    muitas: 'pesquisas a aprovar',
    curta: ['a aprovar', 'a aprovar'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'pesquisas.interrompidas',
    permissao: 'pesquisas.enviar',
    filtro: () => ({ estado: ['interrompida'] }),
    busca: () => ({ estado: 'interrompida' }),
    uma: 'pesquisa interrompida',
    muitas: 'pesquisas interrompidas',
    curta: ['interrompida', 'interrompidas'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'pesquisas.incertas',
    permissao: 'pesquisas.enviar',
    filtro: () => ({ incertas: true }),
    busca: () => ({ incertas: 'sim' }),
    uma: 'pesquisa com mensagem incerta',
    muitas: 'pesquisas com mensagens incertas',
    curta: ['incerta', 'incertas'],
    tom: 'atrasado',
  },
];
