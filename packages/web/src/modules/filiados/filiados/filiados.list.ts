/**
 * The list of members: what it is sorted and filtered by, in step with its `list` operation.
 *
 * Cargos come from the settings, so the definition is made from them. Source: spec 2 §2, §9; decisions-members (List).
 */
import { listOrder, UFS } from '@sede/domain/kernel';
import { CADASTROS, CASAS, FILIADOS_ORDEM, FORMAS_PAGAMENTO, SITUACOES } from '@sede/domain/modules/filiados/filiados';
import {
  choiceFilter,
  dayFilter,
  defineList,
  optionsOf,
  periodFilter,
  rangeFilter,
  textFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';

/** Of the list, and of the report over the same members. */
export const filtrosDeFiliados = (cargos: readonly string[]) => ({
  casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS), pinned: true }),
  situacao: choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES), pinned: true }),
  cadastro: choiceFilter({ label: 'Cadastro', options: optionsOf(CADASTROS), pinned: true }),
  cargo: choiceFilter({ label: 'Cargo', options: optionsOf(cargos) }),
  formaPagamento: choiceFilter({ label: 'Pagamento', options: optionsOf(FORMAS_PAGAMENTO) }),
  uf: choiceFilter({ label: 'UF', options: optionsOf(UFS) }),
  cidade: textFilter({ label: 'Cidade' }),
  idade: rangeFilter({ label: 'Idade', unit: 'inteiro', inputs: ['idadeDe', 'idadeAte'] }),
  filiacao: periodFilter({
    ...{ label: 'Filiação', inputs: ['filiacaoDe', 'filiacaoAte'], months: 'civil' },
    ...{ initial: null, pinned: false },
  }),
  desfiliacao: periodFilter({
    ...{ label: 'Desfiliação', inputs: ['desfiliacaoDe', 'desfiliacaoAte'], months: 'civil' },
    ...{ initial: null, pinned: false },
  }),
  eraFiliadoEm: dayFilter({ label: 'Era filiado em' }),
  comEmail: yesNoFilter({ label: 'E-mail', yes: 'Com e-mail', no: 'Sem e-mail' }),
  comCelular: yesNoFilter({ label: 'Celular', yes: 'Com celular', no: 'Sem celular' }),
  comEndereco: yesNoFilter({ label: 'Endereço', yes: 'Com endereço', no: 'Sem endereço' }),
  aConferir: yesNoFilter({ label: 'A conferir' }),
});

export const filiadosList = (cargos: readonly string[]) =>
  defineList('filiados.list', {
    order: listOrder(FILIADOS_ORDEM, 'nome'),
    search: 'Buscar nome, CPF, matrícula, e-mail ou telefone…',
    filters: filtrosDeFiliados(cargos),
  });
