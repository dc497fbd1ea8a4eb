import { ESTADOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import type { Fluxo } from '@sede/domain/modules/patrimonio/fluxos';
import {
  DateField,
  FormSection,
  HourField,
  RadioGroup,
  type RecordForm,
  SwitchField,
  TextArea,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useAgora } from '../patrimonio.useAgora.ts';
import { estadoDe, type ValoresDoFluxo } from './fluxo.values.ts';
import { ResponsavelFields } from './ResponsavelFields.tsx';

interface FluxoFieldsProps {
  form: RecordForm<ValoresDoFluxo>;
  record?: Fluxo;
}

/** Word of the old system that is none of ours. */
const anterior = (texto: string | null | undefined) =>
  texto && estadoDe(texto) === null ? { help: `No sistema anterior: ${texto}` } : {};

function Estado({
  form,
  nome,
  antes,
}: {
  form: RecordForm<ValoresDoFluxo>;
  nome: 'estadoPatrimonio' | 'estadoRetorno';
  antes: string | null | undefined;
}) {
  return (
    <RadioGroup
      {...form.field(nome)}
      onChange={(texto) => form.set(nome, estadoDe(texto))}
      options={optionsOf(ESTADOS_DO_BEM)}
      {...(form.values[nome] === null && anterior(antes))}
    />
  );
}

function Retorno({ form, record }: FluxoFieldsProps) {
  const agora = useAgora();
  const { jaRetornou } = form.values;
  return (
    <FormSection title="Retorno">
      <SwitchField
        {...form.field('jaRetornou')}
        onChange={(on) =>
          form.setMany(
            on
              ? { jaRetornou: true, dataRetorno: agora().dia, horaRetorno: agora().hora }
              : { jaRetornou: false, dataRetorno: null, horaRetorno: '', estadoRetorno: null },
          )
        }
      />
      {jaRetornou && (
        <>
          <DateField {...form.field('dataRetorno')} required span={3} />
          <HourField {...form.field('horaRetorno')} required span={3} />
          <Estado form={form} nome="estadoRetorno" antes={record?.estadoRetorno} />
        </>
      )}
    </FormSection>
  );
}

/**
 * All but the assets themselves, which are several in a new exit and one in a stored one.
 * Source: spec 3 §3, §5; decisions-sindical-contratos-patrimonio (Flow).
 */
export function FluxoFields({ form, record }: FluxoFieldsProps) {
  return (
    <>
      <FormSection title="Responsável">
        <ResponsavelFields form={form} />
        <TextArea {...form.field('motivoMovimentacao')} rows={2} />
      </FormSection>
      <FormSection title="Saída">
        <DateField {...form.field('dataSaida')} required span={2} />
        <HourField {...form.field('horaSaida')} required span={2} />
        <DateField {...form.field('previsao')} span={2} />
        <Estado form={form} nome="estadoPatrimonio" antes={record?.estadoPatrimonio} />
      </FormSection>
      <Retorno form={form} {...(record && { record })} />
    </>
  );
}
