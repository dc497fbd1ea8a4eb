/**
 * Law offices. Mail goes to the office's address, in the name of its addressee; old ones may lack it. `localPadrao` is where an
 * agenda of the office takes place, unless it says otherwise: an address, or the link of a video room.
 * Source: spec 3 §2.8, §3, §5, §8; decisions §6 (offices), §7 (Disabled); decisions-legal (Tables, Offices).
 */
import { singleSpaced } from '@sede/domain/kernel';
import { defineRegister, kind, legacy } from '@sede/domain/register';
import { ESCRITORIOS } from './escritorios.name.ts';

export const escritoriosRegister = defineRegister({
  ...ESCRITORIOS,
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true, kept: singleSpaced }),
    email: legacy(kind.email('E-mail', { sort: true })),
    nomeDestinatario: kind.text('Destinatário', { max: 200, optional: true, sort: true }),
    localPadrao: kind.text('Local padrão', { max: 300, optional: true }),
  },
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
    // What came to refer to it between the question and the deletion; what does already is named by `escritorios.associado`.
    em_uso: {
      by: ['usuarios_escritorios', 'agendas', 'atendimentos', 'processos_juridicos', 'interacoes', 'lista_espera'],
      message: 'O escritório está em uso e não pode ser excluído.',
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
