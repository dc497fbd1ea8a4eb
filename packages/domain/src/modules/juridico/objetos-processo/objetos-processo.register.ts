/** Case objects: what a case is about ('Reajuste de 13,23%'). Source: spec 3 §2.7, §3, §5, §8; decisions-legal (Permissions). */
import { singleSpaced } from '@sede/domain/kernel';
import { defineRegister, kind } from '@sede/domain/register';
import { OBJETOS_PROCESSO } from './objetos-processo.name.ts';

export const objetosProcessoRegister = defineRegister({
  ...OBJETOS_PROCESSO,
  fields: { descricao: kind.text('Descrição', { max: 200, sort: true, kept: singleSpaced }) },
  nameField: 'descricao',
  defaultSort: 'descricao',
  unique: {
    descricao_repetida: {
      constraint: 'objetos_processo_descricao_unica',
      field: 'descricao',
      message: 'Já existe um objeto de processo com esta descrição.',
    },
  },
  inUse: {
    em_uso: {
      by: ['processos_juridicos'],
      message: 'O objeto de processo está associado a um ou mais processos e não pode ser excluído.',
    },
  },
  // Whoever writes, reads or reports cases chooses one without seeing the page.
  picker: { permission: 'objetos-processo.vincular', shows: ['descricao', 'desabilitado'], max: 200 },
  texts: { salvo: 'Objeto de processo salvo com sucesso!' },
});
