/**
 * Enabling and disabling a record, the same for every list that has it: asks, does, says so, offers to undo.
 *
 * In: the module's two operations (each takes { id, versao } and answers the record) and its texts. A refusal (another
 * person's edit, no connection) is shown in the question, which stays open.
 * Source: spec 1 §4.4, §8.2, §8.3; design/README (what can be undone offers it).
 */
import { useCallback } from 'react';
import { type Operation, useSubmit } from '../../api/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';
import { notifyUndoable } from '../feedback/undo.ts';
import { NO_OPERATION } from './noOperation.ts';

interface Seen {
  id: string;
  versao: number;
}

export interface EnablingTexts {
  /** Title of the question, by its action: 'Habilitar beneficiário'. */
  habilitar: string;
  desabilitar: string;
  perguntaHabilitar: string;
  perguntaDesabilitar: string;
  habilitado: string;
  desabilitado: string;
  /** What disabling means, below the question. */
  consequencia?: string;
}

export interface EnablingOperations {
  habilitar: Operation<Seen, Seen>;
  desabilitar: Operation<Seen, Seen>;
}

export interface Enabling<R> extends EnablingOperations {
  texts: EnablingTexts;
  /** What else disabling this one touches, read before it is asked and listed below the question. */
  affected?: ((record: R) => Promise<readonly string[]>) | undefined;
  isDisabled: (record: R) => boolean;
}

/** Turns the record to the other of its two states; `name` stands below the question. */
export function useEnabling<R extends Seen>(
  enabling: Enabling<R> | undefined,
): (record: R, name: string) => Promise<void> {
  const { mutateAsync: enable } = useSubmit(enabling?.habilitar ?? NO_OPERATION);
  const { mutateAsync: disable } = useSubmit(enabling?.desabilitar ?? NO_OPERATION);
  return useCallback(
    async (record, name) => {
      if (!enabling) return;
      const { texts } = enabling;
      const { id, versao } = record;
      const disabled = enabling.isDisabled(record);
      const turn = disabled ? enable : disable;
      let affected: readonly string[] = [];
      try {
        if (!disabled) affected = (await enabling.affected?.(record)) ?? [];
      } catch (error) {
        // Nothing is asked without it.
        notify.error(error);
        return;
      }
      let saved: Seen | undefined;
      await confirm({
        title: disabled ? texts.habilitar : texts.desabilitar,
        message: disabled ? texts.perguntaHabilitar : texts.perguntaDesabilitar,
        details: [name, ...(!disabled && texts.consequencia ? [texts.consequencia] : []), ...affected],
        confirmLabel: disabled ? 'Habilitar' : 'Desabilitar',
        run: async () => {
          saved = await turn({ id, versao });
        },
      });
      if (!saved) return;
      notifyUndoable(disabled ? texts.habilitado : texts.desabilitado, [saved]);
    },
    [enable, disable, enabling],
  );
}
