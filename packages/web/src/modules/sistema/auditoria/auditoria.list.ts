/** The lists of the audit trail and of the access log: what they are filtered by, in step with their operations. */
import { TIPOS_LOG } from '@sede/domain/modules/acesso/usuarios';
import { ACOES_AUDITORIA, AUDITORIA_ORDEM, type Entrada } from '@sede/domain/modules/sistema/auditoria';
import { api } from '#platform/api/index.ts';
import {
  choiceFilter,
  defineList,
  optionsOf,
  optionsSource,
  periodFilter,
  type RecordSource,
  recordFilter,
  textFilter,
} from '#platform/ui/index.ts';

const pessoas = optionsSource(
  (input, options) => api.auditoria.pessoas(input, options),
  ({ id, nome, email }) => ({ value: id, label: nome, detail: email }),
);

/** 'Despesa: Aluguel da sede' */
export const registroDe = ({ tipo, registro }: Entrada): string => (registro === '' ? tipo : `${tipo}: ${registro}`);

/** A record is chosen in its row, never typed; its name comes from its newest entry. */
const registros: RecordSource = {
  search: async () => [],
  async resolve(ids) {
    const [id] = ids;
    if (id === undefined) return [];
    const { itens } = await api.auditoria.list({ registro: id, porPagina: 5, totais: 'nao' });
    const named = itens.find(({ registro }) => registro !== '') ?? itens[0];
    if (!named) return [];
    return [{ value: id, label: registroDe(named) }];
  },
};

interface Rotulado {
  valor: string;
  rotulo: string;
}

const periodo = periodFilter({ label: 'Período', inputs: ['de', 'ate'], months: 'civil', initial: null });
const usuario = recordFilter({ label: 'Pessoa', source: pessoas, pinned: true });

/** `areas`: the modules that the trail keeps, as the server names them. */
export const auditoriaList = (areas: readonly Rotulado[]) =>
  defineList('auditoria.list', {
    order: AUDITORIA_ORDEM,
    pageSize: 20,
    search: 'Buscar pessoa…',
    filters: {
      periodo,
      usuario,
      modulo: choiceFilter({ label: 'Área', options: optionsOf(areas), pinned: true }),
      acao: choiceFilter({ label: 'O que foi feito', options: optionsOf(ACOES_AUDITORIA), pinned: true }),
      operacao: textFilter({ label: 'Operação' }),
      registro: recordFilter({ label: 'Registro', source: registros, single: true }),
    },
  });

export const acessosList = defineList('auditoria.acessos', {
  order: AUDITORIA_ORDEM,
  pageSize: 20,
  search: 'Buscar pessoa…',
  filters: {
    periodo,
    usuario,
    tipo: choiceFilter({
      label: 'O que fez',
      options: Object.entries(TIPOS_LOG).map(([value, label]) => ({ value, label })),
      pinned: true,
    }),
  },
});
