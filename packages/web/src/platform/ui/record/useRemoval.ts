/**
 * Deleting a record for good: a question in the spec's words, the operation, a notice.
 *
 * In: the module's `remove` operation ({ id, versao }) and its texts. A block ('… está associado a uma ou mais
 * despesas…') is shown in the question, which stays open until it is read. Source: spec 1 §5, §8.2, §8.3.
 */
import { useCallback } from 'react';
import { type Operation, useSubmit } from '../../api/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';
import { NO_OPERATION } from './noOperation.ts';
import { saving } from './saving.ts';

interface Seen {
  id: string;
  versao: number;
}

export interface RemovalTexts {
  /** Title of the question: 'Excluir beneficiário'. */
  excluir: string;
  /** A text, or one that takes the name in. */
  pergunta: string | ((name: string) => string);
  excluido: string;
  /** Told when it fails otherwise than by the refusals named here, which the question shows. */
  falhou?: { texto: string; menos: readonly string[] };
}

export interface Removal {
  remove: Operation<Seen, unknown>;
  texts: RemovalTexts;
}

/** `name` is shown below the question: what is about to go. */
export function useRemoval(removal: Removal | undefined): (record: Seen, name: string) => Promise<void> {
  const { mutateAsync: remove } = useSubmit(removal?.remove ?? NO_OPERATION);
  return useCallback(
    async ({ id, versao }, name) => {
      if (!removal) return;
      const { texts } = removal;
      const answer = await confirm({
        title: texts.excluir,
        message: typeof texts.pergunta === 'string' ? texts.pergunta : texts.pergunta(name),
        details: typeof texts.pergunta === 'string' ? [name] : undefined,
        confirmLabel: 'Excluir',
        danger: true,
        run: () =>
          texts.falhou
            ? saving(texts.falhou.texto, () => remove({ id, versao }), texts.falhou.menos)
            : remove({ id, versao }),
      });
      if (answer.confirmed) notify.success(texts.excluido);
    },
    [remove, removal],
  );
}
