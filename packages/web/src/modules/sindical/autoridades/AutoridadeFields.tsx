import { todayInSaoPaulo } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_AUTORIDADE,
  idadeCurta,
  MAX_TEXTO_LIVRE,
  autoridadesMessages as messages,
  SECOES_DA_AUTORIDADE,
} from '@sede/domain/modules/sindical/autoridades';
import {
  AttachmentsField,
  DateField,
  FormSection,
  MaskedField,
  type RecordForm,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import type { AutoridadeValues } from './autoridade.values.ts';
import { useLista } from './autoridades.listas.ts';
import { CargosField } from './CargosField.tsx';
import { FotoField, type FotoFieldProps } from './FotoField.tsx';

export interface AutoridadeFieldsProps {
  form: RecordForm<AutoridadeValues>;
  salva?: FotoFieldProps['salva'];
}

/** A word that the list has no more stays to be seen. */
const withOwn = (words: readonly string[], own: string | null) =>
  optionsOf(own === null || words.includes(own) ? words : [own, ...words]);

/** Every field of the text, by the sections of the profile. Source: spec 3 §2.11, §3. */
export function AutoridadeFields({ form, salva }: AutoridadeFieldsProps) {
  const partidos = useLista('partidos');
  const religioes = useLista('religioes');
  const { dataNascimento } = form.values;
  const idade = idadeCurta({ dataNascimento, idadeInformada: null, idadeAno: null }, todayInSaoPaulo(new Date()));
  return (
    <>
      <FormSection title="Quem é">
        <FotoField {...form.field('foto')} salva={salva} />
        <TextField {...form.field('nomePolitico')} span={3} />
        <TextField {...form.field('nome')} span={3} />
        <DateField {...form.field('dataNascimento')} span={2} help={idade ?? undefined} />
        <SelectField {...form.field('partido')} span={2} options={withOwn(partidos, form.base.partido)} />
        <TextField {...form.field('idOficial')} span={2} />
        <SwitchField {...form.field('exerceMandato')} span={6} />
      </FormSection>
      <FormSection title="Cargos e mandatos">
        <CargosField {...form.field('cargos')} />
      </FormSection>
      <FormSection title="Contato">
        <MaskedField {...form.field('telPrimario')} mask="telefone" span={3} />
        <MaskedField {...form.field('telSecundario')} mask="telefone" span={3} />
        <TextField {...form.field('emailPrimario')} type="email" span={3} />
        <TextField {...form.field('emailSecundario')} type="email" span={3} />
        <TextArea {...form.field('redesSociais')} span={6} maxLength={MAX_TEXTO_LIVRE} />
      </FormSection>
      {SECOES_DA_AUTORIDADE.map(({ id, titulo, campos }) => (
        <FormSection key={id} title={titulo}>
          {campos.map((campo) => (
            <TextArea
              key={campo}
              {...form.field(campo)}
              span={campo === 'biografia' ? 6 : 3}
              rows={campo === 'biografia' ? 4 : 2}
              maxLength={MAX_TEXTO_LIVRE}
            />
          ))}
        </FormSection>
      ))}
      <FormSection
        title={messages.sensiveis}
        description="Só aparecem no perfil a quem pede, e a consulta fica registrada."
      >
        <SelectField {...form.field('religiao')} span={3} options={withOwn(religioes, form.base.religiao)} />
        <TextArea {...form.field('parentesco')} span={6} maxLength={MAX_TEXTO_LIVRE} />
      </FormSection>
      <FormSection title="Documentos">
        <AttachmentsField
          {...form.field('anexos')}
          label="Documentos"
          rule={ARQUIVOS_DA_AUTORIDADE}
          onFailed={() => notify.error(messages.erroFoto)}
        />
      </FormSection>
    </>
  );
}
