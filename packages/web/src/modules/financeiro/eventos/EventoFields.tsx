import { AREAS_EVENTO, PUBLICOS_ALVO, TIPOS_EVENTO } from '@sede/domain/modules/financeiro/eventos';
import { documentosSource } from '#modules/financeiro/documentos/index.ts';
import {
  CheckGroup,
  DateField,
  FormSection,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { EventoValues } from './evento.values.ts';

/** The fields of an event, whichever the mode. */
export function EventoFields({ form }: { form: RecordForm<EventoValues> }) {
  return (
    <>
      <FormSection title="O que é">
        <RadioGroup {...form.field('tipo')} options={optionsOf(TIPOS_EVENTO)} />
        <TextField {...form.field('nome')} />
        <TextArea {...form.field('descricao')} />
        <DateField {...form.field('dataInicio')} span={3} />
        <DateField {...form.field('dataFim')} span={3} />
      </FormSection>
      <FormSection title="Para quem">
        <CheckGroup {...form.field('areas')} options={optionsOf(AREAS_EVENTO)} />
        <CheckGroup {...form.field('publicosAlvo')} options={optionsOf(PUBLICOS_ALVO)} />
        <TextField {...form.field('responsaveis')} />
      </FormSection>
      <FormSection title="Relação de documentos">
        <SwitchField
          {...form.field('relacaoDocumentos')}
          onChange={(on) => form.setMany({ relacaoDocumentos: on, ...(on ? {} : { idDocumento: null }) })}
        />
        {form.values.relacaoDocumentos && (
          <RecordPicker {...form.field('idDocumento')} source={documentosSource} required />
        )}
      </FormSection>
    </>
  );
}
