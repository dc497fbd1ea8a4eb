import { itensInteracaoRegister } from '@sede/domain/modules/comunicacao/itens-interacao';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';
import { useTiposInteracao } from '../comunicacao.listas.ts';

/** '/interacoes/itens'. Source: spec 2 §2 (Interaction items), §8. */
export const ItensInteracaoPage = registerPage(itensInteracaoRegister, {
  operations: orpc.itensInteracao,
  query: (input) => orpc.itensInteracao.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: {
    views: 'itensInteracao.list',
    search: 'Buscar nome ou descrição…',
    pinned: ['tipo', 'desabilitado'],
  },
  useWords() {
    const { todos: tipo } = useTiposInteracao();
    return useMemo(() => ({ tipo }), [tipo]);
  },
  count: { one: 'item', many: 'itens' },
  columns: (column) => [
    column('nome'),
    column('descricao', { card: 'subtitle' }),
    column('tipo', { card: 'status', width: 130 }),
    column('pedeEscritorio', { width: 150 }),
    column('desabilitado'),
  ],
  forms: () => import('./ItemInteracaoForm.tsx'),
  empty: 'Aqui fica do que tratam os contatos com os filiados: convênios, desconto em folha, assistência jurídica.',
});
