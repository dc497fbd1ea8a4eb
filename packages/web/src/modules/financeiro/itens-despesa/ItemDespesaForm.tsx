import {
  ITEM_DESPESA_FIELDS,
  type ItemDespesa,
  itensDespesaMessages as messages,
} from '@sede/domain/modules/financeiro/itens-despesa';
import { itemDespesaInput } from '@sede/domain/modules/financeiro/itens-despesa/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, formTexts, useCreateForm, useEditForm } from '#platform/ui/form.ts';
import { ItemDespesaFields } from './ItemDespesaFields.tsx';
import { beneficiaryNames } from './item-despesa.names.ts';
import { NO_ITEM_DESPESA, valuesOf } from './item-despesa.values.ts';

export function CreateItemDespesa({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.itensDespesa.create);
  const form = useCreateForm({
    schema: itemDespesaInput,
    initial: NO_ITEM_DESPESA,
    draft: 'itens-despesa:novo',
    ...formTexts(ITEM_DESPESA_FIELDS),
    create,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Cadastrar item de despesa"
      subtitle="No que o sindicato gasta"
    >
      <ItemDespesaFields form={form} />
    </FormDrawer>
  );
}

export function EditItemDespesa({ record, onClose }: { record: ItemDespesa; onClose: () => void }) {
  const { mutateAsync: update } = useSubmit(orpc.itensDespesa.update);
  const form = useEditForm({
    schema: itemDespesaInput,
    initial: valuesOf(record),
    draft: `itens-despesa:${record.id}`,
    record,
    ...formTexts(ITEM_DESPESA_FIELDS, beneficiaryNames(record)),
    update,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar item de despesa" subtitle={record.nome}>
      <ItemDespesaFields form={form} />
    </FormDrawer>
  );
}
