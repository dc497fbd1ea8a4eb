/**
 * Law offices as far as users need them; the legal area adds e-mail and addressee.
 * Source: spec 3 §2.8, §3, §8; decisions §6 (offices), §7 (Disabled).
 */
import { defineRegister, kind } from '@sede/domain/register';
import { ESCRITORIOS } from './escritorios.name.ts';

export const escritoriosRegister = defineRegister({
  ...ESCRITORIOS,
  fields: { nome: kind.text('Nome', { max: 200, sort: true }) },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    nome_repetido: {
      constraint: 'escritorios_nome',
      field: 'nome',
      message: 'Já existe um escritório com este nome.',
    },
  },
  inUse: {
    em_uso: {
      by: ['usuarios_escritorios'],
      message: 'O escritório está associado a um ou mais usuários e não pode ser excluído.',
    },
    em_uso_interacoes: {
      by: ['interacoes'],
      message: 'O escritório está em uma ou mais interações e não pode ser excluído.',
    },
  },
  // Whoever keeps users chooses one by name without seeing the page.
  picker: { permission: 'escritorios.vincular', shows: ['nome', 'desabilitado'] },
  texts: {
    salvo: 'Escritorio salvo com sucesso!',
    erroSalvar: 'Erro ao salvar escritorio.',
    pergunta: (nome) => `Confirma a exclusão permanente do escritório ${nome}?`,
  },
});
