/**
 * The two forms of a register, made from its description: the drawer that creates a record and the one that changes it.
 *
 *     export const { Criar, Editar } = registerForms(funcionariosRegister, {
 *       operations: orpc.funcionarios, subtitle: 'Quem trabalha no sindicato', Fields: FuncionarioFields,
 *     });
 *
 * Schema, rules, values, texts and draft follow from the description; where the fields stand, the module says.
 * Source: spec 1 §5, §8.2; decision 047.
 */
import { registerFormSchema } from '@sede/domain/contract';
import type { Fields, InputOfFields, RecordOf, Register } from '@sede/domain/register';
import { type ComponentType, useMemo } from 'react';
import { useSubmit } from '../../api/index.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import type { FormSchema, Values } from '../form/formState.ts';
import type { RecordForm } from '../form/useRecordForm.ts';
import { useKit } from '../kit.ts';
import { formTexts } from '../record/formTexts.ts';
import { saving } from '../record/saving.ts';
import { useCreateForm, useEditForm } from '../record/useSavingForms.ts';
import { emptyValues, type RegisterValues, valuesOf } from './formValues.ts';

type Operation<I, O> = Parameters<typeof useSubmit<I, O>>[0];
type Changes<F extends Fields> = Partial<InputOfFields<F>> & { id: string; versao: number };

export interface RegisterFormsOptions<F extends Fields> {
  /** The module of the typed client: `orpc.funcionarios`. */
  operations: {
    create: Operation<InputOfFields<F>, RecordOf<F>>;
    update: Operation<Changes<F>, RecordOf<F>>;
  };
  Fields: ComponentType<{ form: RecordForm<RegisterValues<F>> }>;
  /** Below the title of the form that creates. */
  subtitle: string;
  /** A handful of fields: half as wide. */
  narrow?: true;
  /** Texts of fields that are ids. */
  namesOf?: (record: RecordOf<F>) => ReadonlyMap<string, string>;
}

export function registerForms<F extends Fields, C extends string, P extends string>(
  register: Register<Register['name'], F, C, P>,
  { operations, Fields, subtitle, narrow, namesOf }: RegisterFormsOptions<F>,
) {
  const { name, fields, specs, texts, nameField } = register;
  // The form keeps values by name; which names there are and what each holds, the description says.
  const asDescribed = (form: RecordForm) => form as unknown as RecordForm<RegisterValues<F>>;

  const told = <R,>(save: () => Promise<R>) => (texts.erroSalvar ? saving(texts.erroSalvar, save) : save());

  function useSchema(): FormSchema<InputOfFields<F>> {
    const { today } = useKit();
    return useMemo(
      // The schema is made of the fields that `InputOfFields` reads, kind by kind.
      () => registerFormSchema(register, today) as unknown as FormSchema<InputOfFields<F>>,
      [today],
    );
  }

  function Criar({ onClose }: { onClose: () => void }) {
    const { mutateAsync: create } = useSubmit(operations.create);
    const form = useCreateForm<Values, InputOfFields<F>>({
      schema: useSchema(),
      initial: emptyValues(fields),
      draft: `${name}:novo`,
      ...formTexts(specs),
      create: (input) => told(() => create(input)),
      saved: texts.salvo,
      onClose,
    });
    return (
      <FormDrawer form={form} opened onClose={onClose} title={texts.cadastrar} subtitle={subtitle} narrow={narrow}>
        <Fields form={asDescribed(form)} />
      </FormDrawer>
    );
  }

  function Editar({ record, onClose }: { record: RecordOf<F>; onClose: () => void }) {
    const { mutateAsync: update } = useSubmit(operations.update);
    const form = useEditForm<Values, InputOfFields<F>>({
      schema: useSchema(),
      initial: valuesOf(fields, record),
      draft: `${name}:${record.id}`,
      record,
      ...formTexts(specs, namesOf?.(record)),
      update: (changes) => told(() => update(changes)),
      saved: texts.salvo,
      onClose,
    });
    const called = String(record[nameField]);
    return (
      <FormDrawer form={form} opened onClose={onClose} title={texts.editar} subtitle={called} narrow={narrow}>
        <Fields form={asDescribed(form)} />
      </FormDrawer>
    );
  }

  return { Criar, Editar };
}
