import { itensDespesaRegister } from '@sede/domain/modules/financeiro/itens-despesa';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { orpc } from '#platform/api/index.ts';
import { recordFilter, registerPage } from '#platform/ui/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';

/** '/financial/itensdespesa'. Source: spec 1 §2.21, §6.3. */
export const ItensDespesaPage = registerPage(itensDespesaRegister, {
  operations: orpc.itensDespesa,
  query: (input) => orpc.itensDespesa.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: {
    views: 'itensDespesa.list',
    search: 'Buscar nome ou descrição…',
    pinned: ['tipo', 'centroCusto', 'desabilitado'],
    more: { idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource }) },
  },
  useWords() {
    const { tiposDespesa: tipo, centrosCusto: centroCusto } = useListasDeFiltro();
    return useMemo(() => ({ tipo, centroCusto }), [tipo, centroCusto]);
  },
  count: { one: 'item', many: 'itens' },
  columns: (column) => [
    column('tipo', { card: 'subtitle', width: 150 }),
    column('nome'),
    column('centroCusto', { card: 'subtitle' }),
    column('idBeneficiario', { header: 'Beneficiário sugerido' }),
    column('desabilitado'),
  ],
  forms: () => import('./ItemDespesaForm.tsx'),
  empty: 'Aqui fica no que o sindicato gasta: aluguel, honorários, material. Toda despesa é de um item.',
});
