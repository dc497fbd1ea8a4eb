import {
  BENEFICIARIO_FIELDS,
  type Beneficiario,
  beneficiariosErrors,
  beneficiariosMessages as messages,
} from '@sede/domain/modules/financeiro/beneficiarios';
import { beneficiarioInput } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, FormDrawer, formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { BeneficiarioFields } from './BeneficiarioFields.tsx';
import { NO_BENEFICIARIO, valuesOf } from './beneficiario.values.ts';
import { RepeatedWarning } from './RepeatedWarning.tsx';
import { useRepeatedDocument } from './useRepeatedDocument.ts';

const TEXTS = formTexts(BENEFICIARIO_FIELDS);
const EXPECTED = [beneficiariosErrors.documento_repetido.code];

/** `name`: what a picker was asked for and did not find. */
export function CreateBeneficiario({ name, onClose }: { name?: string | undefined; onClose: CloseForm }) {
  const { mutateAsync: create } = useSubmit(orpc.beneficiarios.create);
  const repeated = useRepeatedDocument();
  const form = useRecordForm({
    schema: beneficiarioInput,
    initial: { ...NO_BENEFICIARIO, ...(name && { nomeBeneficiario: name }) },
    ...(name ? { startDirty: true } : { draft: 'beneficiarios:novo' }),
    ...TEXTS,
    submit: (input) => {
      const confirmarRepetido = repeated.consentFor(input.cpfCnpj);
      return saving(messages.erroSalvar, () => create({ ...input, confirmarRepetido }), EXPECTED);
    },
    asks: repeated.asks,
    onSaved: ({ id }) => {
      notify.success(messages.salvo);
      onClose(id);
    },
  });
  const warning = (
    <RepeatedWarning
      {...form.values}
      repeated={repeated}
      label="Cadastrar mesmo assim"
      busy={form.submitting}
      onConfirm={form.submit}
    />
  );
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Cadastrar beneficiário"
      subtitle="Pessoa ou empresa a quem o sindicato paga"
    >
      <BeneficiarioFields form={form} repeated={warning} />
    </FormDrawer>
  );
}

export function EditBeneficiario({ record, onClose }: { record: Beneficiario; onClose: CloseForm }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.beneficiarios.update);
  const repeated = useRepeatedDocument();
  const form = useRecordForm({
    schema: beneficiarioInput,
    initial: valuesOf(record),
    draft: `beneficiarios:${id}`,
    versao: record.versao,
    ...TEXTS,
    submit: (input, { versao = record.versao, changed }) => {
      const confirmarRepetido = repeated.consentFor(input.cpfCnpj);
      const changes = changesOf(input, changed);
      return saving(messages.erroSalvar, () => update({ id, versao, ...changes, confirmarRepetido }), EXPECTED);
    },
    asks: repeated.asks,
    onSaved: ({ id }) => {
      notify.success(messages.salvo);
      onClose(id);
    },
  });
  const warning = form.changed.includes('cpfCnpj') && (
    <RepeatedWarning
      {...form.values}
      ownId={id}
      repeated={repeated}
      label="Salvar mesmo assim"
      busy={form.submitting}
      onConfirm={form.submit}
    />
  );
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar beneficiário" subtitle={record.nomeBeneficiario}>
      <BeneficiarioFields form={form} repeated={warning} />
    </FormDrawer>
  );
}
