/**
 * Filters that the lists of movements share: what is open, when, of which asset; at the end the kind, and what is to be
 * checked.
 * Source: spec 3 §2.13.
 */
import { bensMessages } from '@sede/domain/modules/patrimonio/bens';
import { choiceFilter, labelled, optionsOf, periodFilter, recordFilter, yesNoFilter } from '#platform/ui/index.ts';
import { bensSource } from './patrimonio.source.ts';

/** `dia`: what the period is of. */
export const filtrosDoMovimento = <S extends string>(
  situacoes: readonly S[],
  rotulos: Readonly<Record<S, string>>,
  dia: string,
) => ({
  situacao: choiceFilter({ label: 'Situação', options: labelled(situacoes, rotulos), single: true, pinned: true }),
  periodo: periodFilter({ label: dia, inputs: ['inicio', 'fim'], months: 'civil', initial: null, pinned: true }),
  bem: recordFilter({ label: 'Bem', source: bensSource, single: true, pinned: true }),
});

export const filtrosDoTipo = (tipos: readonly string[]) => ({
  tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos) }),
  aConferir: yesNoFilter({ label: bensMessages.aConferir }),
});
