import { formatMes } from '@sede/domain/kernel';
import { type Conciliacao, conciliacoesMessages as messages } from '@sede/domain/modules/financeiro/conciliacoes';
import { informarSaldoForm } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, FormSection, MoneyField, NO_NUMBER, saving, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

/** The balance that the bank shows at the month's end, where no file tells it, or tells another. */
export function InformarSaldoDialog({ conciliacao, onClose }: { conciliacao: Conciliacao; onClose: () => void }) {
  const { idConta, nomeConta, mes, registro } = conciliacao;
  const { mutateAsync: informar } = useSubmit(orpc.conciliacoes.informarSaldo);
  const form = useRecordForm({
    schema: informarSaldoForm,
    labels: { saldo: 'Saldo' },
    initial: { saldo: registro?.saldoInformado ?? NO_NUMBER },
    submit: ({ saldo }) => saving(messages.erro, () => informar({ idConta, mes, saldo })),
    onSaved: () => {
      notify.success(messages.informado);
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={messages.informar}
      subtitle={`${nomeConta} · ${formatMes(mes)}`}
    >
      <FormSection title={messages.saldoExtrato} description={messages.ajudaInformar}>
        <MoneyField {...form.field('saldo')} span={3} negativo required={false} />
      </FormSection>
    </FormDrawer>
  );
}
