import { eventosRegister } from '@sede/domain/modules/financeiro/eventos';
import { documentosSource } from '#modules/financeiro/documentos/index.ts';
import { orpc } from '#platform/api/index.ts';
import { FormSection, RadioGroup, RecordPicker, registerField, registerForms, SwitchField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';

const { tipo, relacaoDocumentos, idDocumento } = eventosRegister.fields;
const Field = registerField(eventosRegister);

export const { Create, Edit } = registerForms(eventosRegister, {
  operations: orpc.eventos,
  subtitle: 'Próprio do sindicato ou patrocinado por ele',
  Fields: ({ form }) => (
    <>
      <FormSection title="O que é">
        <RadioGroup {...form.field('tipo')} label={tipo.rotulo} options={optionsOf(tipo.words)} />
        <Field form={form} name="nome" />
        <Field form={form} name="descricao" />
        <Field form={form} name="dataInicio" span={3} />
        <Field form={form} name="dataFim" span={3} />
      </FormSection>
      <FormSection title="Para quem">
        <Field form={form} name="areas" />
        <Field form={form} name="publicosAlvo" />
        <Field form={form} name="responsaveis" />
      </FormSection>
      <FormSection title="Relação de documentos">
        <SwitchField
          {...form.field('relacaoDocumentos')}
          onChange={(on) => form.setMany({ relacaoDocumentos: on, ...(on ? {} : { idDocumento: null }) })}
          label={relacaoDocumentos.rotulo}
        />
        {form.values.relacaoDocumentos && (
          <RecordPicker {...form.field('idDocumento')} label={idDocumento.rotulo} source={documentosSource} required />
        )}
      </FormSection>
    </>
  ),
});
