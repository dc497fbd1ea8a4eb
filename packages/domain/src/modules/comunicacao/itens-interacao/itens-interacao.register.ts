/**
 * Interaction items: what a contact with a member was about. An item may suggest the type of contact, and may ask for the law
 * office that it was passed on to (`pedeEscritorio`), as 'Assistência jurídica' always does when it is saved under that name.
 * The type is a word of a setting. Source: spec 2 §2, §3, §5, §8; decisions-members (Interactions).
 */
import { defineRegister, kind } from '@sede/domain/register';
import { ITENS_INTERACAO } from './itens-interacao.name.ts';

export const itensInteracaoRegister = defineRegister({
  ...ITENS_INTERACAO,
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true }),
    descricao: kind.text('Descrição', { max: 2000, multiline: true }),
    tipo: kind.word('Tipo', { max: 60, optional: true, sort: true, filter: true }),
    pedeEscritorio: kind.yesNo('Pede o escritório', { optional: true }),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    nome_repetido: {
      constraint: 'itens_interacao_nome_unico',
      field: 'nome',
      message: 'Já existe um item de interação com este nome.',
    },
  },
  inUse: {
    em_uso: {
      by: ['interacoes'],
      message: 'O item de interação está associado a uma ou mais interações e não pode ser excluído.',
    },
  },
  // Whoever writes down a contact chooses the item without seeing the page.
  picker: {
    permission: 'interacoes.registrar',
    shows: ['nome', 'tipo', 'pedeEscritorio', 'desabilitado'],
    max: 200,
  },
  texts: {
    salvo: 'Item de interação salva com sucesso',
    habilitado: 'Item de interação habilitado com sucesso',
    desabilitado: 'Item de interação desabilitado com sucesso',
    erroSalvar: 'Erro ao salvar item de interação.',
  },
});
