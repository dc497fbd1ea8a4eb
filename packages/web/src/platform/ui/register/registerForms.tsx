/**
 * The two forms of a register, made from its description: the drawer that creates a record and the one that changes it.
 *
 *     export const { Create, Edit } = registerForms(funcionariosRegister, {
 *       operations: orpc.funcionarios, subtitle: 'Quem trabalha no sindicato', Fields: FuncionarioFields,
 *     });
 *
 * Schema, rules, values, texts and draft follow from the description; where the fields stand, the module says.
 * Source: spec 1 §5, §8.2; decision 047.
 */
import { registerFormSchema } from '@sede/domain/contract';
import type { FieldSpecs } from '@sede/domain/kernel';
import type { Fields, InputOfFields, RecordOf, Register } from '@sede/domain/register';
import { type ComponentType, useMemo } from 'react';
import { useSubmit } from '../../api/index.ts';
import { sayingFileGone, withoutFile } from '../attachments/oneFile.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import type { FormSchema, Values } from '../form/formState.ts';
import type { RecordForm } from '../form/useRecordForm.ts';
import { useKit } from '../kit.ts';
import { formTexts } from '../record/formTexts.ts';
import type { CloseForm } from '../record/RecordForms.tsx';
import { saving } from '../record/saving.ts';
import { useCreateForm, useEditForm } from '../record/useSavingForms.ts';
import { emptyValues, type RegisterValues, valuesOf } from './formValues.ts';
import { registerNames } from './registerNames.ts';

type Operation<I, O> = Parameters<typeof useSubmit<I, O>>[0];
type Changes<F extends Fields> = Partial<InputOfFields<F>> & { id: string; versao: number };

export interface RegisterFormsOptions<F extends Fields> {
  /** The module of the typed client: `orpc.funcionarios`. */
  operations: {
    create: Operation<InputOfFields<F>, RecordOf<F>>;
    update: Operation<Changes<F>, RecordOf<F>>;
  };
  /** `record`: the one that is changed, null while one is made. */
  Fields: ComponentType<{ form: RecordForm<RegisterValues<F>>; record: RecordOf<F> | null }>;
  /** Below the title of the form that creates. */
  subtitle: string;
  /** A handful of fields: half as wide. */
  narrow?: true;
  /** What a new record begins with. */
  initial?: Partial<RegisterValues<F>>;
}

export function registerForms<F extends Fields, C extends string, P extends string>(
  register: Register<Register['name'], F, C, P>,
  { operations, Fields, subtitle, narrow, initial }: RegisterFormsOptions<F>,
) {
  const { name, fields, specs, texts, nameField } = register;
  const namesOf = registerNames(fields);
  // The file that a form shows is the one that `idAnexo` names.
  const shown: FieldSpecs = register.fileRule && fields.idAnexo ? { ...specs, arquivo: fields.idAnexo } : specs;
  // The form keeps values by name; which names there are and what each holds, the description says.
  const asDescribed = (form: RecordForm) => form as unknown as RecordForm<RegisterValues<F>>;

  const { erroSalvar } = texts;
  const told = <R,>(save: () => Promise<R>) => (erroSalvar ? saving(erroSalvar, save) : save());

  function useSchema(): FormSchema<InputOfFields<F>> {
    const { today } = useKit();
    return useMemo(
      // The schema is made of the fields that `InputOfFields` reads, kind by kind.
      () => registerFormSchema(register, today) as FormSchema<InputOfFields<F>>,
      [today],
    );
  }

  /** `called`: what a picker was asked for and did not find; such a form is no draft of the list's. */
  function Create({ name: called, onClose }: { name?: string | undefined; onClose: CloseForm }) {
    const { mutateAsync: create } = useSubmit(operations.create);
    const form = useCreateForm<Values, InputOfFields<F>>({
      schema: useSchema(),
      initial: { ...emptyValues(fields), ...initial, ...(called && { [nameField]: called }) },
      ...(called ? { startDirty: true } : { draft: `${name}:novo` }),
      ...formTexts(shown),
      create: (input) => told(() => create(withoutFile(input))),
      saved: texts.incluido ?? texts.salvo,
      onClose,
    });
    return (
      <FormDrawer form={form} opened onClose={onClose} title={texts.cadastrar} subtitle={subtitle} narrow={narrow}>
        <Fields form={asDescribed(form)} record={null} />
      </FormDrawer>
    );
  }

  function Edit({ record, onClose }: { record: RecordOf<F>; onClose: CloseForm }) {
    const { mutateAsync: update } = useSubmit(operations.update);
    const form = useEditForm<Values, InputOfFields<F>>({
      schema: useSchema(),
      initial: valuesOf(fields, record),
      draft: `${name}:${record.id}`,
      record,
      ...formTexts(shown, namesOf(record)),
      update: (changes) => sayingFileGone(record, texts, () => told(() => update(withoutFile(changes)))),
      saved: texts.salvo,
      onClose,
    });
    const called = String(record[nameField]);
    return (
      <FormDrawer form={form} opened onClose={onClose} title={texts.editar} subtitle={called} narrow={narrow}>
        <Fields form={asDescribed(form)} record={record} />
      </FormDrawer>
    );
  }

  return { Create, Edit };
}
