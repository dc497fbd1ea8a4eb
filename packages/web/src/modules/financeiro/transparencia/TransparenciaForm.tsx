import {
  type DocumentoTransparencia,
  transparenciaMessages as messages,
  TRANSPARENCIA_FIELDS,
  TRANSPARENCIA_FILE_RULE,
} from '@sede/domain/modules/financeiro/transparencia';
import { transparenciaForm } from '@sede/domain/modules/financeiro/transparencia/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  FormDrawer,
  FormSection,
  formTexts,
  OneFileField,
  type RecordForm,
  savingFile,
  TextField,
  useCreateForm,
  useEditForm,
  withoutFile,
} from '#platform/ui/form.ts';
import { fileNames } from '#platform/ui/index.ts';
import { NO_DOCUMENTO, type TransparenciaValues, valuesOf } from './documento-transparencia.values.ts';
import { CADASTRAR } from './transparencia.actions.ts';

/** The file that is shown is the one that `idAnexo` names. */
const FIELDS = { ...TRANSPARENCIA_FIELDS, arquivo: TRANSPARENCIA_FIELDS.idAnexo };

function TransparenciaFields({ form }: { form: RecordForm<TransparenciaValues> }) {
  return (
    <>
      <FormSection title="O que é">
        <TextField {...form.field('nome')} />
      </FormSection>
      <FormSection title="O que publica" description="Um PDF guardado aqui ou um link; um dos dois.">
        <OneFileField form={form} rule={TRANSPARENCIA_FILE_RULE} failed={messages.erroUpload} />
        <TextField {...form.field('url')} type="url" placeholder="https://…" />
      </FormSection>
    </>
  );
}

export function CreateTransparencia({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.transparencia.create);
  const form = useCreateForm({
    schema: transparenciaForm,
    initial: NO_DOCUMENTO,
    draft: 'transparencia:novo',
    ...formTexts(FIELDS),
    create: (input) => savingFile(null, messages, () => create(withoutFile(input))),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={CADASTRAR} subtitle="O que o sindicato publica" narrow>
      <TransparenciaFields form={form} />
    </FormDrawer>
  );
}

export interface EditTransparenciaProps {
  record: DocumentoTransparencia;
  onClose: () => void;
}

export function EditTransparencia({ record, onClose }: EditTransparenciaProps) {
  const { mutateAsync: update } = useSubmit(orpc.transparencia.update);
  const form = useEditForm({
    schema: transparenciaForm,
    initial: valuesOf(record),
    draft: `transparencia:${record.id}`,
    record,
    ...formTexts(FIELDS, fileNames(record)),
    update: (changes) => savingFile(record.idAnexo, messages, () => update(withoutFile(changes))),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar documento" subtitle={record.nome} narrow>
      <TransparenciaFields form={form} />
    </FormDrawer>
  );
}
