import {
  type Dashboard,
  DASHBOARD_FIELDS as FIELDS,
  dashboardsMessages as messages,
} from '@sede/domain/modules/bi/dashboards';
import { dashboardForm } from '@sede/domain/modules/bi/dashboards/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  FormDrawer,
  FormSection,
  formTexts,
  type RecordForm,
  saving,
  TextArea,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';

interface Values {
  [name: string]: unknown;
  nome: string;
  url: string;
}

function Fields({ form }: { form: RecordForm<Values> }) {
  return (
    <FormSection title="Dashboard">
      <TextField {...form.field('nome')} />
      <TextArea {...form.field('url')} help={messages.ajudaDaUrl} rows={3} />
    </FormSection>
  );
}

export function CreateDashboard({ onClose }: { onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.dashboards.create);
  const initial: Values = { nome: '', url: '' };
  const form = useCreateForm({
    schema: dashboardForm,
    initial,
    draft: 'dashboards:novo',
    ...formTexts(FIELDS),
    create: (dados) => saving(messages.erroInserir, () => mutateAsync(dados)),
    saved: messages.incluido,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.novo} narrow>
      <Fields form={form} />
    </FormDrawer>
  );
}

export function EditDashboard({ record, onClose }: { record: Dashboard; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.dashboards.update);
  const { nome, url } = record;
  const initial: Values = { nome, url };
  const form = useEditForm({
    schema: dashboardForm,
    initial,
    draft: `dashboards:${record.id}`,
    record,
    ...formTexts(FIELDS),
    update: mutateAsync,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.editar} subtitle={nome} narrow>
      <Fields form={form} />
    </FormDrawer>
  );
}
