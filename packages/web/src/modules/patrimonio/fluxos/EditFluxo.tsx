import { type Fluxo, fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { fluxoForm } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, FormDrawer, FormSection, RecordPicker, saving, useRecordForm } from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';
import { guardado } from '../patrimonio.Gavetas.tsx';
import { bensSource, rotuloDoBem } from '../patrimonio.source.ts';
import { useAgora } from '../patrimonio.useAgora.ts';
import { FluxoFields } from './FluxoFields.tsx';
import { FLUXO_TEXTS, valoresDoFluxo } from './fluxo.values.ts';

/** 'Editar': corrects any field of an exit, its asset too. Source: decisions-sindical-contratos-patrimonio (Flow). */
export function EditFluxo({ record, onClose }: { record: Fluxo; onClose: CloseForm }) {
  const { id } = record;
  const agora = useAgora();
  const { mutateAsync: update } = useSubmit(orpc.fluxos.update);
  const schema = useMemo(() => fluxoForm(agora), [agora]);
  const initial = useMemo(() => valoresDoFluxo(record), [record]);
  const form = useRecordForm({
    ...{ schema, initial, ...FLUXO_TEXTS },
    draft: `fluxos:${id}`,
    versao: record.versao,
    theirs: (atual) => valoresDoFluxo({ ...record, ...atual }),
    submit: (input, { versao = record.versao, changed }) => {
      const { bens, jaRetornou: _ligado, ...changes } = changesOf(input, changed);
      const [bemId] = bens ?? [];
      return saving(messages.erroSalvar, () => update({ id, versao, ...changes, ...(bemId && { bemId }) }));
    },
    onSaved: guardado(messages.salvo, onClose, id),
  });
  const { value, onChange, ...bem } = form.field('bens');
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.editar} subtitle={rotuloDoBem(record)}>
      <FormSection title="Bem">
        <RecordPicker
          {...bem}
          label={FLUXO_TEXTS.labels.bemId}
          required
          source={bensSource}
          value={value[0] ?? null}
          onChange={(escolhido) => onChange(escolhido === null ? [] : [escolhido])}
        />
      </FormSection>
      <FluxoFields form={form} record={record} />
    </FormDrawer>
  );
}
