/** The lists of bank accounts and of an account's movements, in step with their operations. Banks count civil months. */
import { listOrder } from '@sede/domain/kernel';
import {
  EXTRATO_ORDEM,
  MOVIMENTO_ROTULOS,
  MOVIMENTOS,
  TIPO_CONTA_ROTULOS,
  TIPOS_CONTA,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { choiceFilter, defineList, labelled, periodFilter, yesNoFilter } from '#platform/ui/index.ts';

const TIPOS = labelled(TIPOS_CONTA, TIPO_CONTA_ROTULOS);
const KINDS = labelled(MOVIMENTOS, MOVIMENTO_ROTULOS);

/** The modules that make up a balance: a change in any of them makes these lists read again. */
export const MODULOS_DO_SALDO = ['despesas', 'receitas', 'transferencias'];

/** '/financial/contas' */
export const contasList = defineList('contasBancarias.list', {
  order: listOrder(['nome', 'tipo', 'banco', 'saldo'], 'nome'),
  search: 'Buscar nome, banco, número…',
  filters: {
    tipo: choiceFilter({ label: 'Tipo', options: TIPOS, pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitada', no: 'Habilitada', pinned: true }),
  },
});

/** '/financial/contas/{id}': the account is the address's. */
export const extratoList = defineList('contasBancarias.extrato', {
  order: EXTRATO_ORDEM,
  pageSize: 50,
  search: 'Buscar descrição, número…',
  filters: {
    periodo: periodFilter({ label: 'Período', inputs: ['inicio', 'fim'], months: 'civil' }),
    movimento: choiceFilter({ label: 'Movimento', options: KINDS, pinned: true }),
  },
});
