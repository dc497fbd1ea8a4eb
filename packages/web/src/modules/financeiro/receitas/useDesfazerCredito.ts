/** Undoes a credit, with a reason. In: the revenue as last read. Out: whether it was undone. Source: decisions §7. */
import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useDesfazer } from '../financeiro.useDesfazer.ts';
import { nomeReceita } from './receita.status.ts';

const TEXTOS = {
  title: messages.desfazerCredito,
  message: 'A parcela volta a constar como não creditada.',
  done: messages.desfeito,
  nameOf: (receita: Receita) => [nomeReceita(receita), receita.empresa].filter(Boolean).join(' · '),
};

export function useDesfazerCredito() {
  const { mutateAsync: undo } = useSubmit(orpc.receitas.desfazerCredito);
  return useDesfazer(undo, TEXTOS);
}
