import { passosMessages as messages } from '@sede/domain/modules/sindical/temas';
import { orpc } from '#platform/api/index.ts';
import { NO_CHOICE, RecordPicker, TextField, YesNoField } from '#platform/ui/form.ts';
import { optionsSource } from '#platform/ui/index.ts';
import type { CamposProps } from './parte.ts';

export const PROCESSO_VAZIO = {
  processoSindicato: true,
  processoUid: NO_CHOICE,
  identificacaoProcesso: '',
  tribunalOrgao: '',
};

const source = {
  ...optionsSource(orpc.processos.options.call, ({ id, numero, titulo, tipo, tribunalOrgao }) => ({
    value: id,
    label: numero ?? titulo ?? tipo,
    detail: tribunalOrgao,
  })),
  minLetters: 3,
  nothing: messages.nenhumProcesso,
};

/** A case of the union's own is chosen among those known, which gives its number and court; another's is typed. Source: spec 3 §4 (Theme). */
export function CamposDoProcesso({ form, readOnly }: CamposProps<typeof PROCESSO_VAZIO>) {
  const { processoSindicato, identificacaoProcesso } = form.values;
  const of = { readOnly };
  return (
    <>
      <YesNoField
        {...form.field('processoSindicato')}
        label={`${form.field('processoSindicato').label}?`}
        {...of}
        onChange={(sim) =>
          form.setMany({ processoSindicato: sim, processoUid: null, identificacaoProcesso: '', tribunalOrgao: '' })
        }
      />
      {processoSindicato && !readOnly && (
        <RecordPicker
          {...form.field('processoUid')}
          label={form.field('identificacaoProcesso').label}
          required
          source={source}
          placeholder="Número do processo"
        />
      )}
      {processoSindicato && readOnly && (
        <TextField
          label={form.field('identificacaoProcesso').label}
          value={identificacaoProcesso}
          onChange={() => undefined}
          readOnly
          span={4}
        />
      )}
      {!processoSindicato && (
        <>
          <TextField {...form.field('identificacaoProcesso')} {...of} required span={4} />
          <TextField {...form.field('tribunalOrgao')} {...of} span={2} />
        </>
      )}
    </>
  );
}
