import {
  ENTRADA_FIELDS,
  type Entrada,
  suprimentosMessages as messages,
} from '@sede/domain/modules/financeiro/suprimentos';
import { entradaInput } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  MoneyField,
  NO_CHOICE,
  NO_NUMBER,
  type RecordForm,
  TextArea,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';
import { isPergunta, useAsking } from '../financeiro.useAsking.ts';

const NO_ENTRADA = { data: NO_CHOICE, descricao: '', valor: NO_NUMBER };
type EntradaValues = typeof NO_ENTRADA;

function EntradaFields({ form }: { form: RecordForm<EntradaValues> }) {
  return (
    <FormSection title="Entrada">
      <DateField {...form.field('data')} span={3} />
      <MoneyField {...form.field('valor')} span={3} />
      <TextArea {...form.field('descricao')} />
    </FormSection>
  );
}

export function CreateEntrada({ onClose }: { onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.suprimentos.create);
  const create = useAsking(mutateAsync);
  const form = useCreateForm({
    schema: entradaInput,
    initial: NO_ENTRADA,
    draft: 'suprimentos:nova',
    ...formTexts(ENTRADA_FIELDS),
    create,
    asks: isPergunta,
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.cadastrar} subtitle="Dinheiro posto no caixa">
      <EntradaFields form={form} />
    </FormDrawer>
  );
}

export function EditEntrada({ record, onClose }: { record: Entrada; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.suprimentos.update);
  const update = useAsking(mutateAsync);
  const { data, descricao, valor } = record;
  const initial: EntradaValues = { data, descricao, valor };
  const form = useEditForm({
    schema: entradaInput,
    initial,
    draft: `suprimentos:${record.id}`,
    record,
    ...formTexts(ENTRADA_FIELDS),
    update,
    asks: isPergunta,
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar entrada" subtitle={descricao}>
      <EntradaFields form={form} />
    </FormDrawer>
  );
}
