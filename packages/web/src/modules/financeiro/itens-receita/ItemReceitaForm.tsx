import {
  ITEM_RECEITA_FIELDS,
  type ItemReceita,
  itensReceitaMessages as messages,
} from '@sede/domain/modules/financeiro/itens-receita';
import { itemReceitaInput } from '@sede/domain/modules/financeiro/itens-receita/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, FormDrawer, formTexts, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { ItemReceitaFields } from './ItemReceitaFields.tsx';
import { type ItemReceitaValues, NO_ITEM_RECEITA, valuesOf } from './item-receita.values.ts';
import { CADASTRAR } from './itens-receita.actions.ts';

const savedThen = (close: () => void) => () => {
  notify.success(messages.salvo);
  close();
};

export function CriarItemReceita({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.itensReceita.create);
  const form = useRecordForm({
    schema: itemReceitaInput,
    initial: NO_ITEM_RECEITA as ItemReceitaValues,
    draft: 'itens-receita:novo',
    ...formTexts(ITEM_RECEITA_FIELDS),
    submit: (input) => create(input),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={CADASTRAR} subtitle="Do que o sindicato recebe">
      <ItemReceitaFields form={form} />
    </FormDrawer>
  );
}

export function EditarItemReceita({ record, onClose }: { record: ItemReceita; onClose: () => void }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.itensReceita.update);
  const form = useRecordForm({
    schema: itemReceitaInput,
    initial: valuesOf(record),
    draft: `itens-receita:${id}`,
    versao: record.versao,
    ...formTexts(ITEM_RECEITA_FIELDS),
    submit: (input, { versao = record.versao, changed }) => update({ id, versao, ...changesOf(input, changed) }),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar item de receita" subtitle={record.nome}>
      <ItemReceitaFields form={form} />
    </FormDrawer>
  );
}
