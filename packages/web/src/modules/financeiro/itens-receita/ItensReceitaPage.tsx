import { itensReceitaRegister } from '@sede/domain/modules/financeiro/itens-receita';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';

/** '/financial/itensreceita'. Source: spec 1 §2.21, §6.3. */
export const ItensReceitaPage = registerPage(itensReceitaRegister, {
  operations: orpc.itensReceita,
  query: (input) => orpc.itensReceita.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: { views: 'itensReceita.list', search: 'Buscar nome ou descrição…', pinned: ['tipo', 'desabilitado'] },
  count: { one: 'item', many: 'itens' },
  columns: (column) => [column('tipo', { card: 'subtitle', width: 150 }), column('nome'), column('desabilitado')],
  forms: () => import('./ItemReceitaForm.tsx'),
  empty: 'Aqui fica do que o sindicato recebe: mensalidades, aluguéis, rendimentos. Toda receita é de um item.',
});
