/** The lists of bank accounts and of an account's movements, in step with their operations. Banks count civil months. */
import {
  MOVIMENTO_ROTULOS,
  MOVIMENTOS,
  TIPO_CONTA_ROTULOS,
  TIPOS_CONTA,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { choiceFilter, defineList, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

const TIPOS = TIPOS_CONTA.map((value) => ({ value, label: TIPO_CONTA_ROTULOS[value] }));
const KINDS = MOVIMENTOS.map((value) => ({ value, label: MOVIMENTO_ROTULOS[value] }));

/** What a balance is made of: any of them tells these lists to read again. */
export const MODULOS_DO_SALDO = ['despesas', 'receitas', 'transferencias'];

/** '/financial/contas' */
export const contasList = defineList({
  sortable: ['nome', 'tipo', 'banco', 'saldo'],
  defaultSort: 'nome',
  views: 'contasBancarias.list',
  search: 'Buscar nome, banco, número…',
  filters: {
    tipo: choiceFilter({ label: 'Tipo', options: TIPOS, pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitada', no: 'Habilitada', pinned: true }),
  },
});

/** '/financial/contas/{id}': the account is the address's. */
export const extratoList = defineList({
  sortable: ['data'],
  defaultSort: 'data',
  pageSize: 50,
  views: 'contasBancarias.extrato',
  search: 'Buscar descrição, número…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil' }),
    movimento: choiceFilter({ label: 'Movimento', options: KINDS, pinned: true }),
  },
});
