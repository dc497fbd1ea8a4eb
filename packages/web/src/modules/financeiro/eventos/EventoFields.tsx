import { AREAS_EVENTO, EVENTO_FIELDS, PUBLICOS_ALVO, TIPOS_EVENTO } from '@sede/domain/modules/financeiro/eventos';
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
        <RadioGroup {...form.field('tipo')} label="Tipo" options={optionsOf(TIPOS_EVENTO)} />
        <TextField {...form.field('nome')} label="Nome" maxLength={200} />
        <TextArea {...form.field('descricao')} label="Descrição" maxLength={2000} />
        <DateField {...form.field('dataInicio')} label="Início" span={3} />
        <DateField {...form.field('dataFim')} label="Fim" span={3} />
      </FormSection>
      <FormSection title="Para quem">
        <CheckGroup {...form.field('areas')} label="Áreas" options={optionsOf(AREAS_EVENTO)} />
        <CheckGroup {...form.field('publicosAlvo')} label="Públicos-alvo" options={optionsOf(PUBLICOS_ALVO)} />
        <TextField {...form.field('responsaveis')} label="Responsáveis" maxLength={500} />
      </FormSection>
      <FormSection title="Relação de documentos">
        <SwitchField
          {...form.field('relacaoDocumentos')}
          onChange={(on) => form.setMany({ relacaoDocumentos: on, ...(on ? {} : { idDocumento: null }) })}
          label={EVENTO_FIELDS.relacaoDocumentos.rotulo}
        />
        {form.values.relacaoDocumentos && (
          <RecordPicker
            {...form.field('idDocumento')}
            label={EVENTO_FIELDS.idDocumento.rotulo}
            source={documentosSource}
            required
          />
        )}
      </FormSection>
    </>
  );
}
