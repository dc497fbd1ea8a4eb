import { formatContagem, formatReais } from '@sede/domain/kernel';
import {
  BORDERO_FIELDS,
  type BorderoCompleto,
  borderosMessages as messages,
} from '@sede/domain/modules/financeiro/borderos';
import { liquidarBorderoForm } from '@sede/domain/modules/financeiro/borderos/contract';
import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  NO_CHOICE,
  saving,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { ContaDoPagamento } from '../financeiro.ContaField.tsx';
import { codesOf, isPergunta, PERGUNTAS, useAsking } from '../financeiro.useAsking.ts';

const VALUES = {
  dataLiquidacao: NO_CHOICE,
  idContaLiquidacao: NO_CHOICE,
  bancoLiquidacao: '',
  numeroPagamento: '',
};

/** Settles all expenses of a batch on one day, by one bank and number. */
export function LiquidarBorderoDialog({ bordero, onClose }: { bordero: BorderoCompleto; onClose: () => void }) {
  const { mutateAsync: liquidar } = useSubmit(orpc.borderos.liquidar);
  const save = useAsking(liquidar);
  const { id, versao: seen, numero, quantidade, valorPago } = bordero;
  const form = useRecordForm({
    schema: liquidarBorderoForm,
    initial: VALUES,
    versao: seen,
    ...formTexts({ ...BORDERO_FIELDS, idContaLiquidacao: DESPESA_FIELDS.idContaLiquidacao }),
    submit: (input, { versao = seen }) =>
      saving(messages.erro, () => save({ id, versao, ...input }), codesOf(PERGUNTAS)),
    asks: isPergunta,
    onSaved: () => {
      notify.success(messages.liquidado);
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={messages.liquidar}
      subtitle={`Nº ${numero} · ${formatContagem(quantidade, 'despesa', 'despesas')} · ${formatReais(valorPago)}`}
      submitLabel={messages.liquidar}
    >
      <FormSection
        title="Pagamento"
        description="Cada despesa pelo que a folha diz: valor, juros, multa, desconto e retenções."
      >
        <DateField {...form.field('dataLiquidacao')} span={3} />
        <ContaDoPagamento form={form} span={3} />
        <TextField {...form.field('bancoLiquidacao')} span={3} />
        <TextField {...form.field('numeroPagamento')} span={3} />
      </FormSection>
    </FormDrawer>
  );
}
