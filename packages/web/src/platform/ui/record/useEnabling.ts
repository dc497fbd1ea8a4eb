/**
 * Enabling and disabling a record, the same for every list that has `desabilitado`: asks, does, says so, offers to undo.
 *
 * In: the module's two operations (each takes { id, versao } and answers the record) and its texts. A refusal (another
 * person's edit, no connection) is shown in the question, which stays open; one of the undo is a notice.
 * Source: spec 1 §4.4, §8.2, §8.3; design/README (what can be undone offers it).
 */
import { useCallback } from 'react';
import { useSubmit } from '../../api/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';

interface Seen {
  id: string;
  versao: number;
}
interface Toggled extends Seen {
  desabilitado: boolean;
}
type Operation<I, O> = Parameters<typeof useSubmit<I, O>>[0];

export interface EnablingTexts {
  /** Title of the question, by what it would do: 'Habilitar beneficiário'. */
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
  habilitar: Operation<Seen, Toggled>;
  desabilitar: Operation<Seen, Toggled>;
}

export function useEnabling(operations: EnablingOperations, texts: EnablingTexts): (record: Toggled) => Promise<void> {
  const { mutateAsync: enable } = useSubmit(operations.habilitar);
  const { mutateAsync: disable } = useSubmit(operations.desabilitar);
  return useCallback(
    async ({ id, versao, desabilitado }) => {
      const turn = desabilitado ? enable : disable;
      const back = desabilitado ? disable : enable;
      let saved: Toggled | undefined;
      await confirm({
        title: desabilitado ? texts.habilitar : texts.desabilitar,
        message: desabilitado ? texts.perguntaHabilitar : texts.perguntaDesabilitar,
        details: !desabilitado && texts.consequencia ? [texts.consequencia] : undefined,
        confirmLabel: desabilitado ? 'Habilitar' : 'Desabilitar',
        run: async () => {
          saved = await turn({ id, versao });
        },
      });
      if (!saved) return;
      const seen = { id, versao: saved.versao };
      notify.success(desabilitado ? texts.habilitado : texts.desabilitado, {
        label: 'Desfazer',
        run: () =>
          back(seen).then(
            () => notify.success(desabilitado ? texts.desabilitado : texts.habilitado),
            (error: unknown) => notify.error(error),
          ),
      });
    },
    [enable, disable, texts],
  );
}
