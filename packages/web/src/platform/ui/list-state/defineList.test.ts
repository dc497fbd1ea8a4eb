import { type CalendarDate, listOrder } from '@sede/domain/kernel';
import { expect, expectTypeOf, it } from 'vitest';
import { choiceFilter, rangeFilter, recordFilter, textFilter, yesNoFilter } from './filters.ts';
import type { ListControl } from './listControl.ts';
import { defineFilters, defineList } from './listState.ts';
import { labelled, optionsOf } from './options.ts';
import { periodFilter } from './period.ts';

const source = { search: async () => [], resolve: async () => [] };
const order = listOrder(['dataVencimento', 'valor'], 'dataVencimento,-valor');
const SITUACOES = optionsOf(['liquidada', 'vencida']);

it('a list is of an operation: its views, sort keys and default order are that operation’s', () => {
  const list = defineList('despesas.list:minhas', {
    order,
    filters: {
      periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'ciclo' }),
      statusVencimento: choiceFilter({ label: 'Situação', options: SITUACOES }),
      tipoDespesa: choiceFilter({ label: 'Tipo', options: optionsOf(['Pessoal', 'palavra da configuração']) }),
      idEvento: recordFilter({ label: 'Evento', source }),
      semAnexo: yesNoFilter({ label: 'Sem PDF' }),
      valor: rangeFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'] }),
    },
  });
  expect(list).toMatchObject({
    views: 'despesas.list:minhas',
    sortable: order.ordem,
    defaultSort: 'dataVencimento,-valor',
  });
  type Asked = NonNullable<typeof list.asks>;
  expectTypeOf<Asked['valorDe']>().toExtend<number | string | undefined>();
  // What `useListState` gives is asked of the operation as it is: the day of a period is a day of its input.
  type Asking = ListControl<typeof list.filters, Asked>['filterInput'];
  expectTypeOf<Asking['inicio']>().toEqualTypeOf<CalendarDate | undefined>();
  expectTypeOf<Asking>().not.toHaveProperty('pagina');
});

it('what the operation does not know does not compile', () => {
  // @ts-expect-error no such operation
  defineList('despesas.lista', { order, filters: {} });
  // @ts-expect-error an operation that is no list
  defineList('despesas.get', { order, filters: {} });
  // @ts-expect-error a sort key of no column of its own
  defineList('despesas.list', { order: listOrder(['senha'], 'senha'), filters: {} });
  // @ts-expect-error the default is one of the keys
  listOrder(['data'], '-valor');
  // @ts-expect-error a filter that the operation does not have
  defineList('despesas.list', { order, filters: { cor: yesNoFilter({ label: 'Cor' }) } });
  const fimSo = rangeFilter({ label: 'Valor', inputs: ['valorDe', 'fim'] });
  // @ts-expect-error the contract knows no range of these two, so a saved view of it could not be checked
  defineList('despesas.list', { order, filters: { valor: fimSo } });
  // @ts-expect-error whose ends are not said
  defineList('despesas.list', { order, filters: { valor: rangeFilter({ label: 'Valor' }) } });
});

it('a filter of another kind than the parameter does not compile', () => {
  const words = choiceFilter({ label: 'Situação', options: optionsOf(['liquidada', 'esquecida']) });
  // @ts-expect-error 'esquecida' is not a word of the parameter's list
  defineList('despesas.list', { order, filters: { statusVencimento: words } });
  const one = choiceFilter({ label: 'Situação', options: SITUACOES, single: true });
  // @ts-expect-error the parameter takes several words
  defineList('despesas.list', { order, filters: { statusVencimento: one } });
  // @ts-expect-error ids are no words
  defineList('despesas.list', { order, filters: { idEvento: choiceFilter({ label: 'Evento', options: SITUACOES }) } });
  // @ts-expect-error words are no ids
  defineList('despesas.list', { order, filters: { tipoDespesa: recordFilter({ label: 'Tipo', source }) } });
  // @ts-expect-error sim and nao are no text
  defineList('despesas.list', { order, filters: { semAnexo: textFilter({ label: 'Sem PDF' }) } });
  // @ts-expect-error a day is no text
  defineList('despesas.list', { order, filters: { inicio: textFilter({ label: 'Início' }) } });
  const dias = periodFilter({ label: 'Valor', inputs: ['valorDe', 'valorAte'], months: 'ciclo' });
  // @ts-expect-error amounts are no days
  defineList('despesas.list', { order, filters: { valor: dias } });
  const valores = rangeFilter({ label: 'Período', inputs: ['inicio', 'fim'] });
  // @ts-expect-error days are no amounts
  defineList('despesas.list', { order, filters: { periodo: valores } });
});

it('the filters of a dashboard are those of its operation too', () => {
  const base = choiceFilter({ label: 'Datas', options: labelled(['data'], { data: 'Vencimento' }), single: true });
  expect(defineFilters('painel.ler', { filters: { base } })).toMatchObject({ sortable: [], defaultSort: '' });
  // @ts-expect-error the dashboard is not filtered by this
  defineFilters('painel.ler', { filters: { cor: base } });
});
