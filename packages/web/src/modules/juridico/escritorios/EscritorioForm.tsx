import {
  ESCRITORIO_FIELDS,
  type Escritorio,
  escritoriosMessages as messages,
} from '@sede/domain/modules/juridico/escritorios';
import { escritorioInput } from '@sede/domain/modules/juridico/escritorios/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  changesOf,
  FormDrawer,
  FormSection,
  formTexts,
  type RecordForm,
  saving,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

const TEXTS = formTexts(ESCRITORIO_FIELDS);
const NO_ESCRITORIO = { nome: '' };

const savedThen = (close: () => void) => () => {
  notify.success(messages.salvo);
  close();
};

function EscritorioFields({ form }: { form: RecordForm<typeof NO_ESCRITORIO> }) {
  return (
    <FormSection title="O escritório">
      <TextField {...form.field('nome')} />
    </FormSection>
  );
}

export function CriarEscritorio({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.escritorios.create);
  const form = useRecordForm({
    schema: escritorioInput,
    initial: NO_ESCRITORIO,
    draft: 'escritorios:novo',
    ...TEXTS,
    submit: (input) => saving(messages.erroSalvar, () => create(input)),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      narrow
      title="Cadastrar escritório"
      subtitle="Escritório de advocacia que atende os filiados"
    >
      <EscritorioFields form={form} />
    </FormDrawer>
  );
}

export function EditarEscritorio({ record, onClose }: { record: Escritorio; onClose: () => void }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.escritorios.update);
  const form = useRecordForm({
    schema: escritorioInput,
    initial: { nome: record.nome },
    draft: `escritorios:${id}`,
    versao: record.versao,
    ...TEXTS,
    submit: (input, { versao = record.versao, changed }) =>
      saving(messages.erroSalvar, () => update({ id, versao, ...changesOf(input, changed) })),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} narrow title="Editar escritório" subtitle={record.nome}>
      <EscritorioFields form={form} />
    </FormDrawer>
  );
}
