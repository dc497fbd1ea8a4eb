/**
 * Expense items. Two enabled items of one type may not read the same (accents, case and blanks aside): they would split
 * one item's sums. Type and cost centre are words of two settings (defaults in `financeiro.lists.ts`).
 * Source: spec 1 §2.21, §3.6, §3.7, §5, §8.2, §8.3; decisions §7 (Disabled, Lists that become settings).
 */
import { defineRegister, kind } from '@sede/domain/register';
import { rotuloTipoDespesa } from '../financeiro.lists.ts';
import { ITENS_DESPESA } from './itens-despesa.name.ts';

export const itensDespesaRegister = defineRegister({
  ...ITENS_DESPESA,
  fields: {
    tipo: kind.word('Tipo', { max: 60, sort: true, filter: true, formato: rotuloTipoDespesa }),
    nome: kind.text('Nome', { max: 200, sort: true }),
    centroCusto: kind.word('Centro de custo', { max: 60, optional: true, sort: true, filter: true }),
    idBeneficiario: kind.reference('Beneficiário', { optional: true, sort: true, filter: true }),
    descricao: kind.text('Descrição', { max: 2000, multiline: true, optional: true }),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    nome_repetido: {
      constraint: 'itens_despesa_nome_em_uso',
      field: 'nome',
      message: 'Já existe um item de despesa habilitado com este nome e tipo.',
      amongEnabled: true,
    },
  },
  inUse: {
    em_uso: {
      by: ['despesas'],
      message: 'O item de despesa está associado a uma ou mais despesas e não pode ser excluído.',
    },
    em_uso_previsao: {
      by: ['previsoes_orcamentarias'],
      message: 'O item de despesa está na previsão orçamentária e não pode ser excluído.',
    },
    em_uso_recorrencia: {
      by: ['recorrencias'],
      message: 'O item de despesa está associado a uma ou mais despesas recorrentes e não pode ser excluído.',
    },
  },
  // What choosing the item suggests to a despesa comes along.
  picker: {
    permission: 'itens-despesa.ver',
    shows: ['nome', 'tipo', 'centroCusto', 'idBeneficiario', 'nomeBeneficiario', 'desabilitado'],
  },
  texts: { salvo: 'ItemDespesa salva com sucesso!' },
});
