/** Texts of holidays. Source: decisions-legal (Agendas: feriados; Prazos). */
import { defineErrors } from '@sede/domain/kernel';
import { PAGINA_DOS_FERIADOS } from './feriados.name.ts';
import { RECESSO_FORENSE } from './feriados.rules.ts';

export const feriadosErrors = defineErrors('feriados', {
  repetido: { kind: 'conflict', message: 'Já há um feriado com este nome neste dia.' },
  /** Only what the program brings can be switched off. */
  desconhecido: { kind: 'rule', message: 'Este feriado não é dos que vêm com o programa.' },
});

export const feriadosMessages = {
  ...PAGINA_DOS_FERIADOS,
  novo: 'Novo feriado',
  editar: 'Editar feriado',
  salvo: 'Feriado salvo com sucesso!',
  excluido: 'Feriado excluído com sucesso!',
  desligado: 'Feriado desligado.',
  ligado: 'Feriado ligado de novo.',
  semUso: 'Escolha para que o feriado vale.',
  tribunalInvalido: 'Escolha tribunais da lista.',
  todosOsTribunais: 'Todos os tribunais',
  recesso: RECESSO_FORENSE,
  sobreORecesso:
    'De 20/12 a 20/01 os prazos em dias úteis ficam suspensos e a geração de agendas pula os dias. O recesso vem com o programa.',
  sobreOsTribunais:
    'Um feriado que o tribunal não guarda faz o prazo terminar aqui depois do verdadeiro. Na dúvida, deixe de fora.',
  confirmaExcluir: (nome: string, dia: string) => `Confirma a exclusão do feriado ${nome}, de ${dia}?`,
  confirmaDesligar: (nome: string, dia: string) => `Confirma desligar o feriado ${nome}, de ${dia}?`,
  desligarMuda: 'O dia volta a contar nos prazos e a ser oferecido na geração de agendas. Pode ser ligado de novo.',
} as const;
