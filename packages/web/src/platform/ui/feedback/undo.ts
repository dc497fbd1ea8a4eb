/**
 * Says what was done and offers to take it back: `notifyUndoable('Parcela liquidada.', [answer])`.
 *
 * In: the text, the answers of the submits that did it (`useSubmit`); what to do besides once it was taken back. The offer
 * ends by the server's time, whatever the pointer does. What was taken back, or why not, is a notice of its own.
 * Source: decisions §6 ('Desfazer'); decision 053.
 */
import { formatContagem, SEGUNDOS_PARA_DESFAZER } from '@sede/domain/kernel';
import { type Act, actsOf, api, invalidateModules, messageOf, randomKey } from '../../api/index.ts';
import { notify } from './notify.ts';

const SECOND_MS = 1000;

async function takeBack(acts: readonly Act[], after: (() => void) | undefined): Promise<void> {
  const refused = new Set<string>();
  let done = 0;
  for (const act of acts) {
    try {
      const { feitas, recusadas } = await api.atos.desfazer(act, { context: { idempotencyKey: randomKey() } });
      done += feitas.length;
      for (const { message } of recusadas) refused.add(message);
    } catch (error) {
      refused.add(messageOf(error));
    }
  }
  await invalidateModules(acts.flatMap(({ operacao }) => operacao.split('.')[0] ?? []));
  if (done > 0) after?.();
  if (refused.size === 0) notify.success(done > 1 ? `${done} desfeitas.` : 'Desfeito.');
  else notify.error([...(done > 0 ? [`${formatContagem(done, 'desfeita', 'desfeitas')};`] : []), ...refused].join(' '));
}

export function notifyUndoable(message: string, answers: readonly unknown[], after?: () => void): void {
  const acts = actsOf(answers);
  if (acts.length === 0) {
    notify.success(message);
    return;
  }
  notify({
    message,
    tone: 'ok',
    undo: true,
    action: { label: 'Desfazer', run: () => void takeBack(acts, after) },
    durationMs: SEGUNDOS_PARA_DESFAZER * SECOND_MS,
  });
}
