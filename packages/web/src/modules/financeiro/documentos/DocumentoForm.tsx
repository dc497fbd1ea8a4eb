import {
  DOCUMENTO_FIELDS,
  DOCUMENTOS_FILE_RULE,
  type Documento,
  documentosMessages as messages,
} from '@sede/domain/modules/financeiro/documentos';
import { documentoForm } from '@sede/domain/modules/financeiro/documentos/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
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
import { type DocumentoValues, NO_DOCUMENTO, valuesOf } from './documento.values.ts';
import { CADASTRAR } from './documentos.actions.ts';

/** The file that is shown is the one that `idAnexo` names. */
const FIELDS = { ...DOCUMENTO_FIELDS, arquivo: DOCUMENTO_FIELDS.idAnexo };

function DocumentoFields({ form }: { form: RecordForm<DocumentoValues> }) {
  return (
    <>
      <FormSection title="O que é">
        <TextField {...form.field('nome')} />
        <OneFileField form={form} rule={DOCUMENTOS_FILE_RULE} required failed={messages.erroUpload} />
      </FormSection>
      <FormSection title="Vigência">
        <DateField {...form.field('dataInicioVigencia')} span={3} />
        <DateField {...form.field('dataFimVigencia')} span={3} />
      </FormSection>
    </>
  );
}

export function CreateDocumento({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.documentos.create);
  const form = useCreateForm({
    schema: documentoForm,
    initial: NO_DOCUMENTO,
    draft: 'documentos:novo',
    ...formTexts(FIELDS),
    create: (input) => savingFile(null, messages, () => create(withoutFile(input))),
    saved: messages.incluido,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={CADASTRAR} subtitle="Com período de vigência" narrow>
      <DocumentoFields form={form} />
    </FormDrawer>
  );
}

export function EditDocumento({ record, onClose }: { record: Documento; onClose: () => void }) {
  const { mutateAsync: update } = useSubmit(orpc.documentos.update);
  const form = useEditForm({
    schema: documentoForm,
    initial: valuesOf(record),
    draft: `documentos:${record.id}`,
    record,
    ...formTexts(FIELDS, fileNames(record)),
    update: (changes) => savingFile(record.idAnexo, messages, () => update(withoutFile(changes))),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar documento" subtitle={record.nome} narrow>
      <DocumentoFields form={form} />
    </FormDrawer>
  );
}
