import { formatReais } from '@sede/domain/kernel';
import { APROVADA, type DespesaListada, despesaMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { FormDrawer, FormNotice, FormSection } from '#platform/ui/form.ts';
import classes from '../financeiro.form.module.css';
import { BoletoDoPagamento } from './BoletoDoPagamento.tsx';
import { PagamentoFields } from './PagamentoFields.tsx';
import { useLiquidarForm } from './usePagamentoForms.ts';

/** Settles one instalment; 'Liquidar Parcela' is enabled once a date is chosen. */
export function LiquidarDialog({ despesa, onClose }: { despesa: DespesaListada; onClose: () => void }) {
  const { id, itemDespesa, nomeBeneficiario, parcela, valor, meioPagamento, situacao } = despesa;
  const { data } = useQuery(orpc.despesas.get.queryOptions({ input: { id } }));
  const form = useLiquidarForm(despesa, onClose);
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={messages.liquidarParcela}
      subtitle={`${itemDespesa} · ${nomeBeneficiario} · ${parcela} · ${formatReais(valor)}`}
      submitLabel={messages.liquidarParcela}
    >
      {situacao !== APROVADA && (
        <div className={classes.notices}>
          <FormNotice>{messages.avisoSemAprovacao}</FormNotice>
        </div>
      )}
      <FormSection title={`Pagamento (${meioPagamento})`}>
        <BoletoDoPagamento boleto={data?.boleto ?? null} />
        <PagamentoFields form={form} valor={valor} meioPagamento={meioPagamento} />
      </FormSection>
    </FormDrawer>
  );
}
