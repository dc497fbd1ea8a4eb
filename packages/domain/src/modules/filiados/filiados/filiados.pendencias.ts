/** What waits for whoever edits members: what an import could not read. Source: decisions-members (Pendências, Import). */
import type { Pendencia } from '@sede/domain/manifest';

export const FILIADOS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'filiados.a-conferir',
    permissao: 'filiados.editar',
    modulo: 'filiados',
    operacao: 'totals',
    caminho: '/filiados',
    filtro: () => ({ aConferir: true }),
    busca: () => ({ aConferir: 'sim' }),
    uma: 'ficha de filiado a conferir',
    muitas: 'fichas de filiados a conferir',
    curta: ['a conferir', 'a conferir'],
    tom: 'neutro',
  },
];
