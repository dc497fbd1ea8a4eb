import {
  BENS_FILE_RULE,
  type BemCompleto,
  CLASSE_ROTULOS,
  CLASSES_DO_BEM,
  SITUACAO_DO_BEM_ROTULOS,
  SITUACOES_DA_CLASSE,
  SITUACOES_DO_BEM,
  situacaoInicial,
} from '@sede/domain/modules/patrimonio/bens';
import {
  AttachmentsField,
  DateField,
  FormSection,
  MaskedField,
  MoneyField,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SelectField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { labelled, optionsOf, withCurrent } from '#platform/ui/index.ts';
import { ENVIO, EXCLUA_NA_LEITURA } from '../patrimonio.anexos.ts';
import { useListasDoPatrimonio } from '../patrimonio.listas.ts';
import { funcionariosSource } from '../patrimonio.source.ts';
import type { ValoresDoBem } from './bem.values.ts';

interface BemFieldsProps {
  form: RecordForm<ValoresDoBem>;
  /** Of a stored one, whose class never changes. */
  record?: BemCompleto;
}

/** What it is. */
function Identificacao({ form, record }: BemFieldsProps) {
  const { tipos } = useListasDoPatrimonio();
  const predial = form.values.classe === 'predial';
  const { base } = form;
  return (
    <FormSection title="Identificação">
      {!record && (
        <RadioGroup
          {...form.field('classe')}
          options={labelled(CLASSES_DO_BEM, CLASSE_ROTULOS)}
          onChange={(text) => {
            const classe = CLASSES_DO_BEM.find((um) => um === text) ?? 'pessoa';
            form.setMany({ classe, situacaoBase: null, dataDescarte: null });
          }}
        />
      )}
      <TextField {...form.field('nPatrimonio')} required={!predial} span={3} maxLength={10} />
      <SelectField
        {...form.field('tipoObjeto')}
        options={optionsOf(withCurrent(tipos, base.tipoObjeto))}
        required
        span={3}
      />
      {predial && (
        <>
          <TextField {...form.field('empresa')} required span={3} />
          <MaskedField {...form.field('cnpj')} mask="cnpj" required span={3} />
        </>
      )}
      <TextField {...form.field('descricaoBem')} span={4} />
      <TextField {...form.field('nSerie')} span={2} />
      <TextArea {...form.field('especificacao')} rows={2} />
    </FormSection>
  );
}

/** With whom, where, since when. */
function Custodia({ form, record }: BemFieldsProps) {
  const { setores } = useListasDoPatrimonio();
  const anterior = record && record.idUsuario === null && record.usuario;
  return (
    <FormSection title="Custódia">
      <TextField {...form.field('responsavel')} required span={3} />
      <RecordPicker
        {...form.field('idUsuario')}
        source={funcionariosSource}
        span={3}
        {...(anterior && form.values.idUsuario === null && { help: `No sistema anterior: ${anterior}` })}
      />
      <SelectField
        {...form.field('setorAlocado')}
        options={optionsOf(withCurrent(setores, form.base.setorAlocado))}
        span={2}
      />
      <DateField {...form.field('dataAlocacao')} span={2} />
      <DateField {...form.field('retorno')} span={2} />
    </FormSection>
  );
}

function Situacao({ form, record }: BemFieldsProps) {
  const { classe, situacaoBase, idUsuario } = form.values;
  const movido = record && record.situacao !== record.situacaoBase;
  return (
    <FormSection title="Situação">
      <SelectField
        {...form.field('situacaoBase')}
        onChange={(text) =>
          form.setMany({
            situacaoBase: SITUACOES_DO_BEM.find((uma) => uma === text) ?? null,
            ...(text !== 'Descartado' && { dataDescarte: null }),
          })
        }
        options={labelled(SITUACOES_DA_CLASSE[classe], SITUACAO_DO_BEM_ROTULOS)}
        // Of a new one that nobody says: the usual one of the class.
        required={record !== undefined}
        placeholder={SITUACAO_DO_BEM_ROTULOS[situacaoInicial(classe, idUsuario !== null)]}
        span={3}
        {...(movido && { help: `Agora: ${SITUACAO_DO_BEM_ROTULOS[record.situacao]}, pelo movimento aberto.` })}
      />
      {situacaoBase === 'Descartado' && <DateField {...form.field('dataDescarte')} required span={3} />}
    </FormSection>
  );
}

/** The fields of an asset of either class, in their sections. Source: spec 3 §2.13, §3, §5; decisions-sindical-contratos-patrimonio (Assets). */
export function BemFields({ form, record }: BemFieldsProps) {
  const guardados = new Set(record?.anexos.map(({ id }) => id));
  const of = { form, ...(record && { record }) };
  return (
    <>
      <Identificacao {...of} />
      <Custodia {...of} />
      <Situacao {...of} />
      <FormSection title="Aquisição">
        <DateField {...form.field('dataAquisicao')} span={2} />
        <MoneyField {...form.field('valorAquisicao')} span={2} />
        <DateField {...form.field('garantiaAte')} span={2} />
      </FormSection>
      <FormSection title="Anexos">
        <AttachmentsField
          {...form.field('anexos')}
          rule={BENS_FILE_RULE}
          asking={ENVIO}
          canRemove={({ id }) => (guardados.has(id) ? EXCLUA_NA_LEITURA : true)}
        />
      </FormSection>
    </>
  );
}
