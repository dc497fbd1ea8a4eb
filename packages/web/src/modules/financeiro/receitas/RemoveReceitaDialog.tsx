import { formatDataBr, formatReais } from '@sede/domain/kernel';
import {
  ESCOPO_RECEITA_ROTULOS,
  receitasMessages as messages,
  type Receita,
} from '@sede/domain/modules/financeiro/receitas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { RemoveParcelaDialog } from '../financeiro.RemoveParcelaDialog.tsx';
import { nomeReceita } from './receita.status.ts';

/** Asks before a revenue is deleted for good. */
export function RemoveReceitaDialog({ receita, onClose }: { receita: Receita; onClose: () => void }) {
  const { id, versao } = receita;
  const { mutateAsync: remove } = useSubmit(orpc.receitas.remove);
  const parts = [nomeReceita(receita), receita.empresa, formatDataBr(receita.data), formatReais(receita.valor)];
  return (
    <RemoveParcelaDialog
      registro={receita}
      title="Excluir receita"
      question={messages.perguntaExcluir}
      details={parts.filter(Boolean).join(' · ')}
      escopos={ESCOPO_RECEITA_ROTULOS}
      done={messages.excluida}
      run={(escopo) => remove({ id, versao, escopo })}
      onClose={onClose}
    />
  );
}
