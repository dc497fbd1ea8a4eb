import { type Bem, bensErrors, comQuem } from '@sede/domain/modules/patrimonio/bens';
import { fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { fluxoForm } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { useMemo, useState } from 'react';
import { isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { beginsWith, FormDrawer, FormSection, RecordsField, saving, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { bensLivresSource } from '../patrimonio.source.ts';
import { useAgora } from '../patrimonio.useAgora.ts';
import { FluxoFields } from './FluxoFields.tsx';
import { FLUXO_TEXTS, SAIDA_VAZIA } from './fluxo.values.ts';

const NENHUM: ReadonlyMap<string, string> = new Map();

/** Which of the exit's assets somebody took meanwhile, and who has each. */
function tomados(error: unknown): ReadonlyMap<string, string> {
  if (!isApiError(error) || error.code !== bensErrors.ja_fora.code || !Array.isArray(error.data.bens)) return NENHUM;
  return new Map(
    error.data.bens.map(({ id, com }: { id: string; com: string }) => [id, `já está fora, ${comQuem(com)}`]),
  );
}

export interface RegistrarSaidaProps {
  /** Chosen on the register. */
  bens?: readonly Pick<Bem, 'id'>[];
  onSaved?: () => void;
  onClose: CloseForm;
}

/**
 * 'Registrar saída': of one or several, all or none; who was quicker is told at the asset.
 * Source: decisions-sindical-contratos-patrimonio (Flow); invariant D3.
 */
export function RegistrarSaida({ bens = [], onSaved, onClose }: RegistrarSaidaProps) {
  const agora = useAgora();
  const { mutateAsync: create } = useSubmit(orpc.fluxos.create);
  const schema = useMemo(() => fluxoForm(agora), [agora]);
  const [initial] = useState(() => ({
    ...SAIDA_VAZIA,
    bens: bens.map(({ id }) => id),
    dataSaida: beginsWith(agora().dia),
    horaSaida: agora().hora,
  }));
  const [ocupados, setOcupados] = useState(NENHUM);
  const form = useRecordForm({
    ...{ schema, initial, ...FLUXO_TEXTS },
    startDirty: bens.length > 0,
    submit: ({ dataRetorno, horaRetorno, estadoRetorno, ...saida }) =>
      saving(messages.erroSalvar, async () => {
        setOcupados(NENHUM);
        try {
          return await create({ ...saida, ...(saida.jaRetornou && { dataRetorno, horaRetorno, estadoRetorno }) });
        } catch (error) {
          setOcupados(tomados(error));
          throw error;
        }
      }, [bensErrors.ja_fora.code]),
    onSaved: ({ ids }) => {
      notify.success(messages.salvo);
      onSaved?.();
      onClose(ids.length === 1 ? ids[0] : undefined);
    },
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.novo}>
      <FormSection title="Bens">
        <RecordsField {...form.field('bens')} required source={bensLivresSource} problems={ocupados} />
      </FormSection>
      <FluxoFields form={form} />
    </FormDrawer>
  );
}

/** As the list opens it. */
export function CreateSaida({ onClose }: { onClose: CloseForm }) {
  return <RegistrarSaida onClose={onClose} />;
}
