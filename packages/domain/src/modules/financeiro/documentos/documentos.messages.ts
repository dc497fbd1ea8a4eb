/** Texts of documents, to the letter of the spec where it has them. Source: spec 1 §8.2; spec 3 §2.12, §8. */
import { defineErrors } from '@sede/domain/kernel';
import { documentoMessages } from '../financeiro.arquivo.lists.ts';

export const documentosErrors = defineErrors('documentos', {
  em_uso: {
    kind: 'conflict',
    message: 'O Documento está associado a um ou mais eventos e não pode ser excluído.',
  },
});

export const documentosMessages = {
  ...documentoMessages,
  titulo: 'Documentos',
  tituloGestor: 'Gerenciar contratos e documentos auxiliares',
  incluido: 'Documento incluído com sucesso',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  pergunta: 'Confirma a exclusão permanente do documento?',
} as const;
