import {
  MANUTENCOES_FILE_RULE,
  type ManutencaoCompleta,
  RESULTADOS_DA_MANUTENCAO,
} from '@sede/domain/modules/patrimonio/manutencoes';
import {
  AttachmentsField,
  DateField,
  FormSection,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf, useKit } from '#platform/ui/index.ts';
import { ENVIO, EXCLUA_NA_LEITURA } from '../patrimonio.anexos.ts';
import { bensSource } from '../patrimonio.source.ts';
import { despesasSource } from './despesas.source.ts';
import { resultadoDe, type ValoresDaManutencao } from './manutencao.values.ts';

interface ManutencaoFieldsProps {
  form: RecordForm<ValoresDaManutencao>;
  record?: ManutencaoCompleta;
}

/** The text's fields; the type of object comes from the asset. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Maintenance). */
export function ManutencaoFields({ form, record }: ManutencaoFieldsProps) {
  const { today } = useKit();
  const guardados = new Set(record?.anexos.map(({ id }) => id));
  const { jaRetornou } = form.values;
  return (
    <>
      <FormSection title="Manutenção">
        <RecordPicker {...form.field('bemId')} required source={bensSource} span={3} />
        <TextField {...form.field('responsavel')} required span={3} />
        <TextArea {...form.field('descricaoProblema')} required rows={4} />
        <DateField {...form.field('dataManutencao')} required span={3} />
      </FormSection>
      <FormSection title="Retorno">
        <SwitchField
          {...form.field('jaRetornou')}
          onChange={(on) =>
            form.setMany(
              on ? { jaRetornou: true, dataRetorno: today } : { jaRetornou: false, dataRetorno: null, resultado: null },
            )
          }
        />
        {jaRetornou && (
          <>
            <DateField {...form.field('dataRetorno')} required span={3} />
            <RadioGroup
              {...form.field('resultado')}
              required
              onChange={(texto) => form.set('resultado', resultadoDe(texto))}
              options={optionsOf(RESULTADOS_DA_MANUTENCAO)}
            />
          </>
        )}
        <RecordPicker {...form.field('idDespesa')} source={despesasSource} />
      </FormSection>
      <FormSection title="Anexos">
        <AttachmentsField
          {...form.field('anexos')}
          rule={MANUTENCOES_FILE_RULE}
          asking={ENVIO}
          canRemove={({ id }) => (guardados.has(id) ? EXCLUA_NA_LEITURA : true)}
        />
      </FormSection>
    </>
  );
}
