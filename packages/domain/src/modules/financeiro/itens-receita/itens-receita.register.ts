/**
 * Revenue items. Two enabled items of one type may not read the same (accents, case and blanks aside): they would split
 * one item's sums. Source: spec 1 §2.21, §3.6, §3.7, §5, §8.2, §8.3; decisions §7 (Disabled).
 */
import { defineRegister, kind } from '@sede/domain/register';
import { TIPOS_RECEITA } from '../financeiro.lists.ts';
import { ITENS_RECEITA } from './itens-receita.name.ts';

export const itensReceitaRegister = defineRegister({
  ...ITENS_RECEITA,
  fields: {
    tipo: kind.choice('Tipo', TIPOS_RECEITA, { sort: true, filter: true }),
    nome: kind.text('Nome', { max: 200, sort: true }),
    descricao: kind.text('Descrição', { max: 2000, multiline: true }),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    nome_repetido: {
      constraint: 'itens_receita_nome_em_uso',
      field: 'nome',
      message: 'Já existe um item de receita habilitado com este nome e tipo.',
      amongEnabled: true,
    },
  },
  inUse: {
    em_uso: {
      by: ['receitas'],
      message: 'O item de receita está associado a uma ou mais receitas e não pode ser excluído.',
    },
  },
  // What choosing the item suggests to a receita comes along.
  picker: { permission: 'itens-receita.ver', shows: ['nome', 'tipo', 'descricao', 'desabilitado'] },
  texts: { salvo: 'ItemReceita salva com sucesso!' },
});
