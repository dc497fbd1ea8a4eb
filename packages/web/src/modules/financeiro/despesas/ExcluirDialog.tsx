import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { type Despesa, ESCOPO_ROTULOS, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ExcluirParcelaDialog } from '../financeiro.ExcluirParcelaDialog.tsx';
import { nomeDespesa } from './despesa.status.ts';

/** Asks before an expense is deleted for good. */
export function ExcluirDialog({ despesa, onClose }: { despesa: Despesa; onClose: () => void }) {
  const { id, versao } = despesa;
  const { mutateAsync: remove, isPending } = useSubmit(orpc.despesas.remove);
  const when = `vence em ${formatDataBr(despesa.dataVencimento)}`;
  return (
    <ExcluirParcelaDialog
      registro={despesa}
      title="Excluir despesa"
      question={messages.perguntaExcluir}
      details={[nomeDespesa(despesa), despesa.nomeBeneficiario, when, formatReais(despesa.valor)].join(' · ')}
      escopos={ESCOPO_ROTULOS}
      done={messages.excluida}
      run={(escopo) => remove({ id, versao, escopo })}
      busy={isPending}
      onClose={onClose}
    />
  );
}
