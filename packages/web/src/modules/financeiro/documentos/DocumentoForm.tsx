import {
  DOCUMENTO_FIELDS,
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
  type RecordForm,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { salvarDocumento, semPdf } from '../financeiro.documentoForm.ts';
import { nomesDoArquivo } from '../financeiro.nomesDoArquivo.ts';
import { PdfField } from '../financeiro.PdfField.tsx';
import { type DocumentoValues, NO_DOCUMENTO, valuesOf } from './documento.values.ts';
import { CADASTRAR } from './documentos.actions.ts';

function DocumentoFields({ form }: { form: RecordForm<DocumentoValues> }) {
  return (
    <>
      <FormSection title="O que é">
        <TextField {...form.field('nome')} label={DOCUMENTO_FIELDS.nome.rotulo} maxLength={200} />
        <PdfField form={form} modulo="documentos" help="Obrigatório: um PDF de até 20 MB" />
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
    create: (input) => salvarDocumento(null, () => create(semPdf(input))),
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
    ...formTexts(DOCUMENTO_FIELDS, nomesDoArquivo(record)),
    update: (changes) => salvarDocumento(record.idAnexo, () => update(semPdf(changes))),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar documento" subtitle={record.nome} narrow>
      <DocumentoFields form={form} />
    </FormDrawer>
  );
}
