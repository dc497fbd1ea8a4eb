/**
 * Rules of a dependent: what a save asks beyond the shape of its fields, and who may change one.
 *
 * Days are calendar dates. Out: the field's message, by field. Source: spec 2 §3, §5; decisions-members (Tables, Sensitive data).
 */
import { type CalendarDate, OBRIGATORIO } from '@sede/domain/kernel';
import { SEXO_OUTRO } from '../filiados.lists.ts';
import { dependentesMessages, type MotivoDependente } from './dependentes.messages.ts';

export interface DependenteASalvar {
  /** null: moved over without one, and not said now. */
  dataNascimento: string | null;
  sexo?: string | null | undefined;
  sexoOutro?: string | null | undefined;
  cpf?: string | null | undefined;
}

/** Born today is born; 'Outro' asks which. `titular`: whose dependent it is, who is none of their own. */
export function recusasDoDependente(
  { dataNascimento, sexo, sexoOutro, cpf }: DependenteASalvar,
  titular: { cpf: string | null },
  hoje: CalendarDate,
): Record<string, string> {
  return {
    ...(dataNascimento !== null && dataNascimento > hoje
      ? { dataNascimento: dependentesMessages.nascimentoFuturo }
      : {}),
    ...(sexo === SEXO_OUTRO && !sexoOutro ? { sexoOutro: OBRIGATORIO } : {}),
    ...(cpf && cpf === titular.cpf ? { cpf: dependentesMessages.cpfDoTitular } : {}),
  };
}

export interface QuemPodeDependente {
  edita: boolean;
  exclui: boolean;
}
export const motivoNaoEditarDependente = ({ edita }: QuemPodeDependente): MotivoDependente | null =>
  edita ? null : 'so_consulta';
export const motivoNaoExcluirDependente = ({ exclui }: QuemPodeDependente): MotivoDependente | null =>
  exclui ? null : 'so_consulta';
