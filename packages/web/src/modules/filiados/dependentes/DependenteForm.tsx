import {
  ARQUIVOS_DO_DEPENDENTE,
  DEPENDENTE_FIELDS,
  type Dependente,
  dependentesMessages as messages,
  PARENTESCOS,
  SEXO_OUTRO,
  SEXOS,
} from '@sede/domain/modules/filiados/dependentes';
import { dependenteForm } from '@sede/domain/modules/filiados/dependentes/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Attachment,
  AttachmentsField,
  changesOf,
  DateField,
  FormSection,
  formTexts,
  formValues,
  MaskedField,
  NO_CHOICE,
  PageForm,
  type RecordForm,
  SelectField,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';

const VAZIO = {
  ...{ nomeCompleto: '', dataNascimento: NO_CHOICE, sexo: NO_CHOICE, sexoOutro: '' },
  ...{ parentesco: NO_CHOICE, cpf: '', nomeMae: '' },
};
const NOVO: typeof VAZIO & { anexos: Attachment[] } = { ...VAZIO, anexos: [] };
const TEXTS = formTexts({ ...DEPENDENTE_FIELDS, anexos: { rotulo: messages.documentos, tipo: 'lista' } });
const ALSO = { alsoInvalidates: ['filiados'] };

function Fields({ form }: { form: RecordForm<typeof NOVO> }) {
  const pickSexo = (sexo: string | null) => form.setMany({ sexo, ...(sexo === SEXO_OUTRO ? {} : { sexoOutro: '' }) });
  return (
    <>
      <TextField {...form.field('nomeCompleto')} span={4} />
      <DateField {...form.field('dataNascimento')} span={2} />
      <SelectField {...form.field('parentesco')} span={2} options={optionsOf(PARENTESCOS)} />
      <SelectField {...form.field('sexo')} onChange={pickSexo} span={2} options={optionsOf(SEXOS)} />
      {form.values.sexo === SEXO_OUTRO && <TextField {...form.field('sexoOutro')} required span={2} />}
      <MaskedField {...form.field('cpf')} mask="cpf" span={2} />
      <TextField {...form.field('nomeMae')} span={6} />
    </>
  );
}

/** 'Novo dependente', in the dialog: it stays open for the next one. Source: spec 2 §2. */
export function CreateDependente({ filiado, onSaved }: { filiado: string; onSaved: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.dependentes.create, ALSO);
  const form = useRecordForm({
    schema: dependenteForm,
    initial: NOVO,
    draft: `dependentes:novo:${filiado}`,
    ...TEXTS,
    submit: ({ anexos, ...fields }) => create({ filiado, ...fields, anexos: anexos.map(({ id }) => id) }),
    onSaved: () => {
      notify.success(messages.salvo);
      onSaved();
    },
  });
  return (
    <PageForm inside form={form} label={messages.novo} submitLabel={messages.adicionar}>
      <FormSection title={messages.novo}>
        <Fields form={form} />
        <AttachmentsField {...form.field('anexos')} rule={ARQUIVOS_DO_DEPENDENTE} span={6} />
      </FormSection>
    </PageForm>
  );
}

/** In: the record without masks, since whoever edits sees them. Files are kept and taken off at the list. */
export function EditDependente({ dependente, onSaved }: { dependente: Dependente; onSaved: () => void }) {
  const { id } = dependente;
  const { mutateAsync: update } = useSubmit(orpc.dependentes.update, ALSO);
  const form = useRecordForm({
    schema: dependenteForm,
    initial: { ...formValues(VAZIO, dependente), anexos: NOVO.anexos },
    versao: dependente.versao,
    ...TEXTS,
    submit: ({ anexos: _, ...fields }, { versao = dependente.versao, changed }) =>
      update({ id, versao, ...changesOf(fields, changed) }),
    onSaved: () => {
      notify.success(messages.salvo);
      onSaved();
    },
  });
  return (
    <PageForm inside form={form} label={messages.editar} submitLabel={messages.salvar}>
      <FormSection title={messages.editar}>
        <Fields form={form} />
      </FormSection>
    </PageForm>
  );
}
