import {
  TEMA_FIELDS as FIELDS,
  INTERESSADOS,
  PRIORIDADES,
  type TemaCompleto,
  TIPOS_DE_TEMA,
} from '@sede/domain/modules/sindical/temas';
import { temaPasso1Form } from '@sede/domain/modules/sindical/temas/contract';
import { type RefObject, useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  CheckGroup,
  formTexts,
  formValues,
  NO_CHOICE,
  noneOf,
  RadioGroup,
  type RecordForm,
  SelectField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { FormDoPasso } from './FormDoPasso.tsx';
import classes from './passos.module.css';
import { useFormDoRegistro } from './useFormDoRegistro.ts';

const VAZIO = {
  tipoTema: NO_CHOICE,
  titulo: '',
  interessados: noneOf<string>(),
  descricao: '',
  prioridade: NO_CHOICE,
};
export type DadosValues = typeof VAZIO;

const TEXTS = formTexts(FIELDS);

/** Step 1: what makes the theme, or changes it. */
export function useDados(tema: TemaCompleto | null, salva: RefObject<number>, onSalvo: (tema: TemaCompleto) => void) {
  const { mutateAsync: create } = useSubmit(orpc.temas.create);
  const { mutateAsync: update } = useSubmit(orpc.temas.update);
  const initial = useMemo(() => (tema === null ? VAZIO : formValues(VAZIO, tema)), [tema]);
  return useFormDoRegistro({
    ...{ schema: temaPasso1Form, initial, ...TEXTS, registro: tema, salva, onSalvo },
    draft: tema === null ? 'temas:novo' : undefined,
    criar: create,
    alterar: (changes, versao) => update({ ...changes, id: tema?.id ?? '', versao }),
  });
}

/** Words that the lists have no more, of a theme that came over, stay to be seen. */
const withOwn = (words: readonly string[], own: readonly string[]) => optionsOf([...new Set([...words, ...own])]);

export function DadosFields({ form, readOnly }: { form: RecordForm<DadosValues>; readOnly: boolean }) {
  const of = { readOnly };
  const { tipoTema, interessados } = form.base;
  return (
    <FormDoPasso form={form}>
      <div className={classes.campos}>
        <SelectField
          {...form.field('tipoTema')}
          {...of}
          options={withOwn(TIPOS_DE_TEMA, tipoTema === null ? [] : [tipoTema])}
          span={3}
        />
        <RadioGroup {...form.field('prioridade')} {...of} options={optionsOf(PRIORIDADES)} span={3} />
        <TextField {...form.field('titulo')} {...of} />
        <CheckGroup {...form.field('interessados')} {...of} required options={withOwn(INTERESSADOS, interessados)} />
        <TextArea {...form.field('descricao')} {...of} rows={5} />
      </div>
    </FormDoPasso>
  );
}
