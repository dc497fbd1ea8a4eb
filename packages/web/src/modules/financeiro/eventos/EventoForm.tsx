import { eventosRegister } from '@sede/domain/modules/financeiro/eventos';
import { orpc } from '#platform/api/index.ts';
import { FormSection, RadioGroup, registerField, registerForms } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { DocumentoDoEvento } from './DocumentoDoEvento.tsx';

const { tipo } = eventosRegister.fields;
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
        <DocumentoDoEvento form={form} />
      </FormSection>
    </>
  ),
});
