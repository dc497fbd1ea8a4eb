/** What waits of the contracts: ended and not closed, about to end, not told of, without a file, come over incomplete. Source: decisions-sindical-contratos-patrimonio (Pendências; Form). */
import type { Pendencia } from '@sede/domain/manifest';

const base = {
  modulo: 'contratos',
  operacao: 'totals',
  caminho: '/gestao-de-contratos/contratos',
  permissao: 'contratos.editar',
} as const;

export const CONTRATOS_PENDENCIAS: readonly Pendencia[] = [
  {
    ...base,
    id: 'contratos.vencidos',
    filtro: () => ({ destaque: 'vencidos' }),
    busca: () => ({ destaque: 'vencidos' }),
    uma: 'contrato vencido sem encerrar',
    muitas: 'contratos vencidos sem encerrar',
    curta: ['vencido', 'vencidos'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'contratos.em-alerta',
    filtro: () => ({ destaque: 'vencem' }),
    busca: () => ({ destaque: 'vencem' }),
    uma: 'contrato em alerta',
    muitas: 'contratos em alerta',
    curta: ['em alerta', 'em alerta'],
    tom: 'espera',
  },
  {
    ...base,
    id: 'contratos.alerta-nao-entregue',
    filtro: () => ({ alertaNaoEntregue: true }),
    busca: () => ({ alertaNaoEntregue: 'sim' }),
    uma: 'contrato com alerta não entregue',
    muitas: 'contratos com alerta não entregue',
    curta: ['alerta não entregue', 'alertas não entregues'],
    tom: 'atrasado',
  },
  {
    ...base,
    id: 'contratos.sem-anexo',
    filtro: () => ({ semAnexo: true }),
    busca: () => ({ semAnexo: 'sim' }),
    uma: 'contrato sem anexo',
    muitas: 'contratos sem anexo',
    curta: ['sem anexo', 'sem anexo'],
    tom: 'neutro',
  },
  {
    ...base,
    id: 'contratos.a-conferir',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'contrato a conferir',
    muitas: 'contratos a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
