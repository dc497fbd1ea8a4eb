import { type DespesaListada, despesaMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import type { Alvo } from '#platform/ui/index.ts';
import { DarContaDialog } from '../financeiro.DarContaDialog.tsx';
import { daLista } from './useAcoesEmLote.ts';

/** Says of many settled expenses which account they left. */
export function DarContaADespesas({ alvo, onClose }: { alvo: Alvo<DespesaListada>; onClose: () => void }) {
  const { mutateAsync: dar } = useSubmit(orpc.despesas.darConta);
  return (
    <DarContaDialog
      alvo={alvo}
      onde="De onde saíram"
      quais="Vale para as liquidadas pelo banco que não têm conta. O banco e o número do pagamento ficam como estão."
      erro={messages.erroSalvar}
      nomes={daLista}
      dar={dar}
      onClose={onClose}
    />
  );
}
