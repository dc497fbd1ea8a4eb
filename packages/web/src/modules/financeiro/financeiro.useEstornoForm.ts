/**
 * The small form of a refund, wherever it stands (dialog from the list, section of the record's form).
 *
 * In: the record as last read, the schema that knows its limits, the operation, its texts. Out: the form as
 * `useRecordForm` gives it; `canSubmit` waits for the amount. Source: spec 1 §4.2, §4.3; decisions §7.
 */
import type { FieldSpec } from '@sede/domain/kernel';
import { type FormSchema, formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { notify, useKit, type Visto } from '#platform/ui/index.ts';
import type { EstornoFormControl, EstornoValues } from './financeiro.EstornoSection.tsx';
import { codesOf, isPergunta, PERGUNTAS, type Respostas, useAsking } from './financeiro.useAsking.ts';

export interface EstornoOptions<Input> {
  registro: Visto;
  schema: FormSchema<Input>;
  specs: { valorEstorno: FieldSpec; dataEstorno: FieldSpec };
  estornar: (input: Input & { id: string; versao: number } & Respostas) => Promise<unknown>;
  textos: { erroSalvar: string; estornada: string };
  onDone: () => void;
}

export function useEstornoForm<Input extends object>(options: EstornoOptions<Input>): EstornoFormControl {
  const { registro, schema, specs, estornar, textos, onDone } = options;
  const { id, versao: seen } = registro;
  const { today } = useKit();
  const save = useAsking(estornar);
  const initial: EstornoValues = { valorEstorno: null, dataEstorno: today };
  const form = useRecordForm({
    schema,
    ...formTexts(specs),
    initial,
    versao: seen,
    submit: (input, { versao = seen }) =>
      saving(textos.erroSalvar, () => save({ ...input, id, versao }), codesOf(PERGUNTAS)),
    asks: isPergunta,
    onSaved: () => {
      notify.success(textos.estornada);
      onDone();
    },
  });
  return { ...form, canSubmit: form.canSubmit && form.values.valorEstorno !== null };
}
