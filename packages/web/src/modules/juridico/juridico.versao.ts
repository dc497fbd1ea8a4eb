/**
 * The version that an act of a dialog is sent with, so that what was typed in it is not lost to somebody else's change.
 *
 * Refused over a newer version, whose change the dialog tells, the next try is of that one: whoever presses again has read it.
 */
import { useState } from 'react';
import { conflictOf } from '#platform/ui/form.ts';

export function useVersaoLida(aberta: number) {
  const [versao, setVersao] = useState(aberta);
  return async function send<T>(act: (versao: number) => Promise<T>): Promise<T> {
    try {
      return await act(versao);
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) setVersao(conflict.versao);
      throw error;
    }
  };
}
