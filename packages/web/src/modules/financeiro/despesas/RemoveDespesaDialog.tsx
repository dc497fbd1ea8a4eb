import { formatDataBr, formatMes, formatReais } from '@sede/domain/kernel';
import {
  type DespesaListada,
  ESCOPO_ROTULOS,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormNotice } from '#platform/ui/form.ts';
import { RemoveParcelaDialog } from '../financeiro.RemoveParcelaDialog.tsx';
import { nomeDespesa } from './despesa.status.ts';

/** What the expense is part of: it leaves the open batch, its month is proposed again. */
function Vinculos({ id }: { id: string }) {
  const { data } = useQuery(orpc.despesas.get.queryOptions({ input: { id }, staleTime: 0 }));
  const { bordero = null, recorrencia = null } = data ?? {};
  if (!bordero && !recorrencia) return null;
  return (
    <FormNotice>
      {bordero && <p>Ela está no borderô nº {bordero.numero}, ainda aberto, e sairá dele.</p>}
      {recorrencia && <p>É a despesa recorrente de {formatMes(recorrencia.mes)}: o mês volta a ser proposto.</p>}
    </FormNotice>
  );
}

/** Asks before an expense is deleted for good. */
export function RemoveDespesaDialog({ despesa, onClose }: { despesa: DespesaListada; onClose: () => void }) {
  const { id, versao } = despesa;
  const { mutateAsync: remove } = useSubmit(orpc.despesas.remove);
  const when = `vence em ${formatDataBr(despesa.dataVencimento)}`;
  return (
    <RemoveParcelaDialog
      registro={despesa}
      title="Excluir despesa"
      question={messages.perguntaExcluir}
      details={[nomeDespesa(despesa), despesa.nomeBeneficiario, when, formatReais(despesa.valor)].join(' · ')}
      escopos={ESCOPO_ROTULOS}
      done={messages.excluida}
      notice={<Vinculos id={id} />}
      run={async (escopo) => {
        const { excluidas, borderos } = await remove({ id, versao, escopo });
        return { excluidas, aviso: messages.saiuDeBordero(borderos) };
      }}
      onClose={onClose}
    />
  );
}
