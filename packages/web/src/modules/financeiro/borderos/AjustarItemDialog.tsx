import { formatReais } from '@sede/domain/kernel';
import {
  type BorderoCompleto,
  type ItemDoBordero,
  borderosMessages as messages,
} from '@sede/domain/modules/financeiro/borderos';
import { ajustarForm } from '@sede/domain/modules/financeiro/borderos/contract';
import { AJUSTE_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, FormSection, formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { AjustesFields, ValorPagoLine } from '../financeiro.AjustesFields.tsx';
import { ajustesDe, pagoCom } from '../financeiro.ajustes.ts';

export interface AjustarItemProps {
  bordero: BorderoCompleto;
  item: ItemDoBordero;
  onClose: () => void;
}

/** What is added to the payment of one expense of a batch and taken off it: the fields of a settlement's own. */
export function AjustarItemDialog({ bordero, item, onClose }: AjustarItemProps) {
  const { mutateAsync: ajustar } = useSubmit(orpc.borderos.ajustar);
  const { id, versao: seen } = bordero;
  const { id: despesa, itemDespesa, nomeBeneficiario, parcela, valor } = item;
  const form = useRecordForm({
    schema: ajustarForm,
    initial: ajustesDe(item),
    versao: seen,
    ...formTexts(AJUSTE_FIELDS),
    submit: (input, { versao = seen }) => saving(messages.erro, () => ajustar({ id, versao, despesa, ...input })),
    onSaved: () => {
      notify.success(messages.ajustada);
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={messages.ajustar}
      subtitle={`${itemDespesa} · ${nomeBeneficiario} · ${parcela} · ${formatReais(valor)}`}
      submitLabel="Salvar"
    >
      <FormSection
        title="Juros, multa, desconto e retenções"
        description="Passam à despesa quando o borderô for liquidado."
      >
        <AjustesFields form={form} />
        <ValorPagoLine pago={pagoCom(form.values, valor)} />
      </FormSection>
    </FormDrawer>
  );
}
