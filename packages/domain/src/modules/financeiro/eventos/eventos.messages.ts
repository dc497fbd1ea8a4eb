/** Texts of events, to the letter of the spec where it has them. Source: spec 1 §8.2, §8.3; decisions §7. */
import { defineErrors } from '@sede/domain/kernel';

export const eventosErrors = defineErrors('eventos', {
  em_uso: {
    kind: 'conflict',
    message: 'O Evento está associado a uma ou mais despesas e não pode ser excluído.',
  },
  em_uso_receita: {
    kind: 'conflict',
    message: 'O Evento está associado a uma ou mais receitas e não pode ser excluído.',
  },
  em_uso_recorrencia: {
    kind: 'conflict',
    message: 'O Evento está associado a uma ou mais despesas recorrentes e não pode ser excluído.',
  },
});

export const eventosMessages = {
  salvo: 'Evento salvo com sucesso!',
  habilitar: 'Habilitar evento',
  desabilitar: 'Desabilitar evento',
  perguntaHabilitar: 'Deseja habilitar o evento?',
  perguntaDesabilitar: 'Deseja desabilitar o evento?',
  habilitado: 'Evento habilitado com sucesso.',
  desabilitado: 'Evento desabilitado com sucesso.',
  consequencia: 'Deixa de ser oferecido em registros novos; nos antigos permanece.',
  excluir: 'Excluir evento',
  pergunta: 'Confirma a exclusão permanente do evento?',
  excluido: 'Evento excluído com sucesso.',
} as const;
