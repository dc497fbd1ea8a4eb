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

function DocumentoFields({ form }: { form: RecordForm<DocumentoValues> }) {
  return (
    <>
      <FormSection title="O que é">
        <TextField {...form.field('nome')} label={DOCUMENTO_FIELDS.nome.rotulo} maxLength={200} />
        <OneFileField
          form={form}
          rule={DOCUMENTOS_FILE_RULE}
          label={DOCUMENTO_FIELDS.idAnexo.rotulo}
          required
          failed={messages.erroUpload}
        />
      </FormSection>
      <FormSection title="Vigência">
        <DateField {...form.field('dataInicioVigencia')} label={DOCUMENTO_FIELDS.dataInicioVigencia.rotulo} span={3} />
        <DateField {...form.field('dataFimVigencia')} label={DOCUMENTO_FIELDS.dataFimVigencia.rotulo} span={3} />
      </FormSection>
    </>
  );
}

export function CriarDocumento({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.documentos.create);
  const form = useCreateForm({
    schema: documentoForm,
    initial: NO_DOCUMENTO,
    draft: 'documentos:novo',
    ...formTexts(DOCUMENTO_FIELDS),
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

export function EditarDocumento({ record, onClose }: { record: Documento; onClose: () => void }) {
  const { mutateAsync: update } = useSubmit(orpc.documentos.update);
  const form = useEditForm({
    schema: documentoForm,
    initial: valuesOf(record),
    draft: `documentos:${record.id}`,
    record,
    ...formTexts(DOCUMENTO_FIELDS, fileNames(record)),
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
