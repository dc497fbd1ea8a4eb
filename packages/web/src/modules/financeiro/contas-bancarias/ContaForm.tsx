import {
  CONTA_FIELDS,
  type ContaBancaria,
  contasMessages as messages,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { contaInput } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, formTexts, useCreateForm, useEditForm } from '#platform/ui/form.ts';
import { ContaFields } from './ContaFields.tsx';
import { NO_CONTA, valuesOf } from './conta.values.ts';

export function CreateConta({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.contasBancarias.create);
  const form = useCreateForm({
    schema: contaInput,
    initial: NO_CONTA,
    draft: 'contas-bancarias:nova',
    ...formTexts(CONTA_FIELDS),
    create,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title={messages.cadastrar}
      subtitle="Onde o sindicato tem dinheiro"
    >
      <ContaFields form={form} />
    </FormDrawer>
  );
}

export function EditConta({ record, onClose }: { record: ContaBancaria; onClose: () => void }) {
  const { mutateAsync: update } = useSubmit(orpc.contasBancarias.update);
  const form = useEditForm({
    schema: contaInput,
    initial: valuesOf(record),
    draft: `contas-bancarias:${record.id}`,
    record,
    ...formTexts(CONTA_FIELDS),
    update,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar conta" subtitle={record.nome}>
      <ContaFields form={form} aberturaTravada={record.aberturaTravada} />
    </FormDrawer>
  );
}
