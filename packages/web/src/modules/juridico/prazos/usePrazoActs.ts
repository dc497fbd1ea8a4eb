/** Meeting and cancelling a deadline: each asks what was done or why, and can be taken back for some seconds. */
import { prazosMessages as messages, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notifyUndoable } from '#platform/ui/index.ts';

const AFETA = { alsoInvalidates: ['processos'] };

export function usePrazoActs() {
  const { mutateAsync: cumpre } = useSubmit(orpc.prazos.cumprir, AFETA);
  const { mutateAsync: cancela } = useSubmit(orpc.prazos.cancelar, AFETA);
  const act = async (
    texts: { title: string; reasonLabel: string; confirmLabel: string; done: string; danger?: boolean },
    run: (reason: string) => Promise<unknown>,
  ) => {
    const { done, ...question } = texts;
    let answered: unknown;
    const answer = await confirm({
      ...question,
      run: async (reason) => {
        answered = await run(reason);
      },
    });
    if (answer.confirmed) notifyUndoable(done, [answered]);
  };
  return {
    cumprir: ({ id, versao, titulo }: Prazo) =>
      act(
        {
          ...{ title: messages.confirmaCumprir(titulo), reasonLabel: messages.notaDoCumprimento },
          ...{ confirmLabel: messages.cumprir, done: messages.cumprido },
        },
        (nota) => cumpre({ id, versao, nota }),
      ),
    cancelar: ({ id, versao, titulo }: Prazo) =>
      act(
        {
          ...{ title: messages.confirmaCancelar(titulo), reasonLabel: 'Motivo' },
          ...{ confirmLabel: messages.cancelar, done: messages.cancelado, danger: true },
        },
        (motivo) => cancela({ id, versao, motivo }),
      ),
  };
}
