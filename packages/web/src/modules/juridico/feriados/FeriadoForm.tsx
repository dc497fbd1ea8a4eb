import {
  type FeriadoCadastrado,
  FERIADO_FIELDS as FIELDS,
  feriadosMessages as messages,
  ROTULO_USO,
  type UsoDoFeriado,
} from '@sede/domain/modules/juridico/feriados';
import { feriadoForm } from '@sede/domain/modules/juridico/feriados/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  CheckGroup,
  DateField,
  FormDrawer,
  FormNotice,
  FormSection,
  formTexts,
  NO_CHOICE,
  type RecordForm,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { type CloseForm, labelled } from '#platform/ui/index.ts';
import { TribunaisField } from './TribunaisField.tsx';

const USOS: readonly UsoDoFeriado[] = ['agenda', 'prazo'];

interface Values {
  [name: string]: unknown;
  data: string | null;
  nome: string;
  usos: string[];
  tribunais: string[];
}

function FeriadoFields({ form }: { form: RecordForm<Values> }) {
  const dePrazo = form.values.usos.includes('prazo');
  return (
    <>
      <FormSection title="Feriado">
        <DateField {...form.field('data')} span={3} />
        <TextField {...form.field('nome')} />
        <CheckGroup {...form.field('usos')} options={labelled(USOS, ROTULO_USO)} />
      </FormSection>
      {dePrazo && (
        <FormSection title="Tribunais que o guardam">
          <TribunaisField {...form.field('tribunais')} />
          <FormNotice>{messages.sobreOsTribunais}</FormNotice>
        </FormSection>
      )}
    </>
  );
}

export function CreateFeriado({ ano, onClose }: { ano: number; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.feriados.create);
  const initial: Values = { data: NO_CHOICE, nome: '', usos: ['agenda', 'prazo'], tribunais: [] };
  const form = useCreateForm({
    schema: feriadoForm,
    initial,
    draft: 'feriados:novo',
    ...formTexts(FIELDS),
    create: mutateAsync,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.novo} subtitle={String(ano)} narrow>
      <FeriadoFields form={form} />
    </FormDrawer>
  );
}

export function EditFeriado({ record, onClose }: { record: FeriadoCadastrado; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.feriados.update);
  const { data, nome, usos, tribunais } = record;
  const initial: Values = { data, nome, usos, tribunais };
  const form = useEditForm({
    schema: feriadoForm,
    initial,
    draft: `feriados:${record.id}`,
    record,
    ...formTexts(FIELDS),
    update: mutateAsync,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.editar} subtitle={nome} narrow>
      <FeriadoFields form={form} />
    </FormDrawer>
  );
}
