import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import type { Alvo } from '#platform/ui/index.ts';
import { DarContaDialog } from '../financeiro.DarContaDialog.tsx';
import { daLista } from './receitas.names.ts';

/** Says of many credited revenues which account they arrived in. */
export function DarContaAReceitas({ alvo, onClose }: { alvo: Alvo<Receita>; onClose: () => void }) {
  const { mutateAsync: dar } = useSubmit(orpc.receitas.darConta);
  return (
    <DarContaDialog
      alvo={alvo}
      onde="Onde entraram"
      quais="Vale para as creditadas que não têm conta."
      erro={messages.erroSalvar}
      nomes={daLista}
      dar={dar}
      onClose={onClose}
    />
  );
}
