import { registerFormSchema } from '@sede/domain/contract';
import { UFS } from '@sede/domain/kernel';
import { type Funcionario, funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  MaskedField,
  type RecordForm,
  SelectField,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { optionsOf, useKit } from '#platform/ui/index.ts';
import { type FuncionarioValues, NO_FUNCIONARIO, valuesOf } from './funcionario.values.ts';
import { CADASTRAR } from './funcionarios.actions.ts';

const { specs: FIELDS, texts: messages } = funcionariosRegister;

function useSchema() {
  const { today } = useKit();
  return useMemo(() => registerFormSchema(funcionariosRegister, today), [today]);
}

function FuncionarioFields({ form }: { form: RecordForm<FuncionarioValues> }) {
  return (
    <>
      <FormSection title="Quem é">
        <TextField {...form.field('nome')} label={FIELDS.nome.rotulo} maxLength={200} />
        <MaskedField {...form.field('cpf')} label={FIELDS.cpf.rotulo} mask="cpf" span={3} />
        <DateField {...form.field('dataNascimento')} label={FIELDS.dataNascimento.rotulo} span={3} />
      </FormSection>
      <FormSection title="Contato">
        <MaskedField {...form.field('celular')} label={FIELDS.celular.rotulo} mask="telefone" span={3} />
        <SelectField {...form.field('uf')} label={FIELDS.uf.rotulo} span={3} options={optionsOf(UFS)} />
        <TextField {...form.field('email')} label={FIELDS.email.rotulo} type="email" maxLength={254} />
      </FormSection>
    </>
  );
}

export function CriarFuncionario({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.funcionarios.create);
  const form = useCreateForm({
    schema: useSchema(),
    initial: NO_FUNCIONARIO,
    draft: 'funcionarios:novo',
    ...formTexts(FIELDS),
    create,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={CADASTRAR} subtitle="Quem trabalha no sindicato" narrow>
      <FuncionarioFields form={form} />
    </FormDrawer>
  );
}

export function EditarFuncionario({ record, onClose }: { record: Funcionario; onClose: () => void }) {
  const { mutateAsync: update } = useSubmit(orpc.funcionarios.update);
  const form = useEditForm({
    schema: useSchema(),
    initial: valuesOf(record),
    draft: `funcionarios:${record.id}`,
    record,
    ...formTexts(FIELDS),
    update,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar funcionário" subtitle={record.nome} narrow>
      <FuncionarioFields form={form} />
    </FormDrawer>
  );
}
