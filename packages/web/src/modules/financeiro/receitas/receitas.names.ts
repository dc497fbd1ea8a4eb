/** Names of the revenues that an operation on many refused: from the rows on the screen, or read by id. */
import type { Receita } from '@sede/domain/modules/financeiro/receitas';
import { api } from '#platform/api/index.ts';
import type { Nomeacao } from '#platform/ui/index.ts';
import { nomeReceita } from './receita.status.ts';

export const daLista: Nomeacao<Receita> = {
  nameOf: (row) => [nomeReceita(row), row.empresa].filter(Boolean).join(' · '),
  noun: 'Receita',
  read: async (ids) => (await api.receitas.list({ ids, porPagina: 100, totais: 'nao' })).itens,
};
