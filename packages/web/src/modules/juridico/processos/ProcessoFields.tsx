import { ROTULO_CASA, VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  MAX_TAGS,
  processoMessages as messages,
  NATUREZAS,
  ORGAOS_ADMINISTRATIVOS,
  PROCESSO_FIELDS,
  readNumeroCnj,
  type TipoDeProcesso,
  TRIBUNAIS,
} from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import {
  CheckGroup,
  DateField,
  type FormPart,
  FormSection,
  MoneyField,
  RadioGroup,
  RecordPicker,
  SelectField,
  SwitchField,
  TagsField,
  TextArea,
  TextField,
  usePaused,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import { objetosSource } from '../objetos-processo/index.ts';
import type { ValoresDoProcesso } from './processo.values.ts';

const TRIBUNAIS_OPCOES = TRIBUNAIS.map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} · ${nome}` }));
const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

interface Props {
  form: FormPart<ValoresDoProcesso>;
  tipo: TipoDeProcesso;
  /** Below the number: that another case has it. */
  repetido: ReactNode;
  /** The members of a new case. */
  filiados?: ReactNode;
  /** The appointments of a procedimento that is related to some. */
  atendimentos?: ReactNode;
}

function Numero({ form, tipo }: Pick<Props, 'form' | 'tipo'>) {
  const type = (numero: string) => {
    // The number names its court; what was chosen by hand stays where the number names none.
    const sigla = tipo === 'Judicial' ? readNumeroCnj(numero)?.tribunal?.sigla : undefined;
    form.setMany({ numero, ...(sigla !== undefined && { tribunalOrgao: sigla }) });
  };
  return (
    <TextField
      {...form.field('numero')}
      onChange={type}
      span={4}
      {...(tipo === 'Judicial' && { placeholder: '0000000-00.0000.0.00.0000' })}
    />
  );
}

function Temas({ form }: Pick<Props, 'form'>) {
  const [text, setText] = useState('');
  const busca = usePaused(text).trim();
  const { data } = useQuery(orpc.processos.temas.queryOptions({ input: busca === '' ? {} : { busca } }));
  return (
    <TagsField
      {...form.field('tags')}
      max={MAX_TAGS}
      maxLength={60}
      suggestions={data?.itens ?? []}
      onSearch={setText}
    />
  );
}

function Coletiva({ form, tipo }: Pick<Props, 'form' | 'tipo'>) {
  const { publicarAcaoColetiva, titulo } = form.values;
  if (tipo === 'Administrativo') return null;
  return (
    <FormSection title="Ação coletiva">
      <SwitchField {...form.field('publicarAcaoColetiva')} help={messages.ajudaPortal} />
      {(publicarAcaoColetiva || titulo !== '') && (
        <TextField {...form.field('titulo')} required={publicarAcaoColetiva} />
      )}
      <TextArea {...form.field('pessoasTemDireito')} rows={3} />
    </FormSection>
  );
}

function Partes({ form, tipo, filiados }: Pick<Props, 'form' | 'tipo' | 'filiados'>) {
  const { filiadosIndeterminados } = form.values;
  if (tipo === 'Administrativo') return filiados && <FormSection title="Filiados">{filiados}</FormSection>;
  return (
    <FormSection title="Filiados">
      <SwitchField
        {...form.field('filiadosIndeterminados')}
        onChange={(on) => form.setMany({ filiadosIndeterminados: on, ...(!on && { orgaos: [] }) })}
        help={messages.ajudaIndeterminados}
      />
      {filiadosIndeterminados ? (
        <CheckGroup
          {...form.field('orgaos')}
          required
          // The values of the options are the houses'.
          onChange={(orgaos) => form.set('orgaos', orgaos as ValoresDoProcesso['orgaos'])}
          options={VALORES_CASA.map((casa) => ({ value: casa, label: ROTULO_CASA[casa] ?? casa }))}
        />
      ) : (
        filiados
      )}
    </FormSection>
  );
}

/** The fields of a case, by its kind. Source: spec 3 §5; decisions-legal (Cases). */
export function ProcessoFields({ form, tipo, repetido, filiados, atendimentos }: Props) {
  const judicial = tipo === 'Judicial';
  const procedimento = tipo === 'Procedimento';
  return (
    <>
      <FormSection
        title={procedimento ? 'O procedimento' : 'O processo'}
        description={procedimento && form.base.numero === '' ? messages.numeroDoSindicato : undefined}
      >
        {!procedimento && <Numero form={form} tipo={tipo} />}
        {judicial && (
          <SwitchField
            {...form.field('formatoAntigo')}
            label={PROCESSO_FIELDS.formatoAntigo.rotulo}
            help={messages.ajudaFormatoAntigo}
            span={2}
          />
        )}
        {repetido}
        {judicial && <SelectField {...form.field('tribunalOrgao')} span={4} options={TRIBUNAIS_OPCOES} />}
        {tipo === 'Administrativo' && (
          <SelectField {...form.field('tribunalOrgao')} span={3} options={optionsOf(ORGAOS_ADMINISTRATIVOS)} />
        )}
        {!procedimento && <DateField {...form.field('dataProtocolo')} span={judicial ? 2 : 3} />}
        <RecordPicker {...form.field('escritorioId')} span={3} source={escritoriosSource} />
        <RecordPicker {...form.field('objetoId')} span={3} source={objetosSource} />
        {procedimento && <RadioGroup {...form.field('natureza')} required span={3} options={optionsOf(NATUREZAS)} />}
        <MoneyField {...form.field('valorCausa')} span={judicial ? 2 : 3} />
        {!procedimento && (
          <TextField {...form.field('linkProcesso')} span={judicial ? 4 : 3} type="url" placeholder="https://" />
        )}
        <Temas form={form} />
        <SwitchField {...form.field('movidoPeloSindicato')} />
        <SwitchField {...form.field('haveraComunicacao')} help={messages.ajudaComunicacao} />
      </FormSection>
      <Partes form={form} tipo={tipo} filiados={filiados} />
      {procedimento && (
        <FormSection title="Atendimentos">
          <RadioGroup
            {...form.field('relacionadoAtendimentos')}
            required
            value={form.values.relacionadoAtendimentos ? 'sim' : 'nao'}
            // What is hidden is not sent.
            onChange={(value) =>
              form.setMany({ relacionadoAtendimentos: value === 'sim', ...(value !== 'sim' && { atendimentos: [] }) })
            }
            options={SIM_NAO}
          />
          {form.values.relacionadoAtendimentos && atendimentos}
        </FormSection>
      )}
      <Coletiva form={form} tipo={tipo} />
    </>
  );
}
