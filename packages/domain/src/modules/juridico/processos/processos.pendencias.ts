/** What waits of the cases: statements to give, events to communicate, what came over incomplete. Source: decisions-legal (Mail: pendências; Cases). */
import type { Pendencia } from '@sede/domain/manifest';

const base = {
  modulo: 'processos',
  operacao: 'totals',
  caminho: '/juridico/processos',
  permissao: 'processos.editar',
} as const;

export const PROCESSOS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'processos.a-manifestar',
    filtro: () => ({ situacao: ['Aguardando manifestação'] }),
    busca: () => ({ situacao: 'Aguardando manifestação' }),
    uma: 'processo a manifestar',
    muitas: 'processos a manifestar',
    curta: ['a manifestar', 'a manifestar'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'processos.a-comunicar',
    filtro: () => ({ aComunicar: true }),
    busca: () => ({ aComunicar: 'sim' }),
    uma: 'processo com eventos a comunicar',
    muitas: 'processos com eventos a comunicar',
    curta: ['a comunicar', 'a comunicar'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'processos.a-conferir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'processo a conferir',
    muitas: 'processos a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
