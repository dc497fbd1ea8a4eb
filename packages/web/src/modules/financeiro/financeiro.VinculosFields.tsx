import { vinculoMessages } from '@sede/domain/modules/contratos/contratos';
import { useMemo } from 'react';
import { eventosSource } from '#modules/financeiro/eventos/index.ts';
import { type FormField, partOf, RecordPicker, type SharedForm, SwitchField } from '#platform/ui/form.ts';
import type { RecordSource } from '#platform/ui/index.ts';
import { contratosSource } from './financeiro.contratos.source.ts';
import type { VinculosValues } from './financeiro.natureza.ts';

interface VinculoProps {
  relacao: FormField<boolean>;
  registro: FormField<string | null>;
  source: RecordSource;
  placeholder?: string;
}

/** A switch with the record that it asks for. */
function Vinculo({ relacao, registro, source, placeholder }: VinculoProps) {
  return (
    <>
      <SwitchField {...relacao} span={3} />
      {relacao.value && <RecordPicker {...registro} span={3} source={source} placeholder={placeholder} required />}
    </>
  );
}

export interface VinculosFieldsProps {
  form: SharedForm<VinculosValues>;
  /** Whose contracts are offered first; null: nobody's. */
  idBeneficiario: string | null;
}

/** Whether a record belongs to an event and to a contract, and to which; without its switch there is none. */
export function VinculosFields({ form: given, idBeneficiario }: VinculosFieldsProps) {
  const form = partOf(given);
  const { idEvento, idContrato } = form.values;
  const contratos = useMemo(() => contratosSource(idBeneficiario), [idBeneficiario]);
  return (
    <>
      <Vinculo
        relacao={{
          ...form.field('relacaoEvento'),
          onChange: (on) => form.setMany({ relacaoEvento: on, idEvento: on ? idEvento : null }),
        }}
        registro={form.field('idEvento')}
        source={eventosSource}
      />
      <Vinculo
        relacao={{
          ...form.field('relacaoContrato'),
          onChange: (on) => form.setMany({ relacaoContrato: on, idContrato: on ? idContrato : null }),
        }}
        registro={form.field('idContrato')}
        source={contratos}
        placeholder={vinculoMessages.busca}
      />
    </>
  );
}
