import { UFS } from '@sede/domain/kernel';
import { filiadosMessages as messages, PREFERENCIAS } from '@sede/domain/modules/filiados/filiados';
import { MaskedField, RadioGroup, type RecordForm, SelectField, SwitchField, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { FiliadoValues } from './filiado.values.ts';
import { useCep } from './useCep.ts';

/** 'Contatos'. Source: spec 2 §3, §5; decisions-members (Create: 'Não tem e-mail'). */
export function ContatosFields({ form }: { form: RecordForm<FiliadoValues> }) {
  const { semEmail, preferenciaComunicacao } = form.values;
  const cep = useCep(form);
  const cepField = form.field('cep');
  const without = (on: boolean) => form.setMany({ semEmail: on, ...(on ? { email: '' } : {}) });
  return (
    <>
      <TextField {...form.field('email')} type="email" required={!semEmail} disabled={semEmail} span={4} />
      <SwitchField {...form.field('semEmail')} label={messages.semEmail} onChange={without} span={2} />
      <TextField
        {...form.field('emailFuncional')}
        type="email"
        required={preferenciaComunicacao === 'funcional'}
        span={4}
      />
      <RadioGroup
        {...form.field('preferenciaComunicacao')}
        label="Prefere"
        span={2}
        options={optionsOf(PREFERENCIAS)}
      />
      <MaskedField {...form.field('telCelular')} mask="telefone" span={2} />
      <SwitchField {...form.field('whatsapp')} span={1} />
      <MaskedField {...form.field('telFixo')} mask="telefone" span={3} />
      <MaskedField {...form.field('telComercial')} mask="telefone" span={2} />
      <TextField {...form.field('ramal')} span={1} />
      <MaskedField {...form.field('telResidencial')} mask="telefone" span={3} />
      <MaskedField {...cepField} mask="cep" error={cep.error ?? cepField.error} onBlur={cep.onBlur} span={2} />
      <TextField {...form.field('logradouro')} span={4} />
      <TextField {...form.field('bairro')} span={2} />
      <TextField {...form.field('cidade')} span={3} />
      <SelectField {...form.field('estado')} span={1} options={optionsOf(UFS)} />
      <TextField {...form.field('nomeCtEmergencia')} span={3} />
      <MaskedField {...form.field('celularCtEmergencia')} label="Celular do contato" mask="telefone" span={2} />
      <TextField {...form.field('parentescoCtEmergencia')} label="Parentesco" span={1} />
    </>
  );
}
