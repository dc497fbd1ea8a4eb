/** How the revenues that an operation on many refused are named: by what the screen had, or read anew. */
import type { Receita } from '@sede/domain/modules/financeiro/receitas';
import { api } from '#platform/api/index.ts';
import type { Nomeacao } from '#platform/ui/index.ts';
import { nomeReceita } from './receita.status.ts';

export const daLista: Nomeacao<Receita> = {
  nameOf: (row) => [nomeReceita(row), row.empresa].filter(Boolean).join(' · '),
  noun: 'Receita',
  read: async (ids) => (await api.receitas.list({ ids, porPagina: 100, totais: 'nao' })).itens,
};
