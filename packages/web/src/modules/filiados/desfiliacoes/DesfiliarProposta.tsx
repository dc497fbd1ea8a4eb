import { nomeProprio } from '@sede/domain/kernel';
import {
  desfiliacoesMessages as messages,
  type PropostaDeDesfiliacao,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { notify, useKit } from '#platform/ui/index.ts';
import { CamposDaDesfiliacao } from '../filiados/index.ts';

/** Confirms: the membership ends on the day, for the reason. The same record stays open behind it. */
export function DesfiliarProposta({ proposta, onClose }: { proposta: PropostaDeDesfiliacao; onClose: () => void }) {
  const { today } = useKit();
  const { mutateAsync: desfiliar } = useSubmit(orpc.desfiliacoes.desfiliar, { alsoInvalidates: ['filiados'] });
  const [data, setData] = useState<string | null>(today);
  const [motivo, setMotivo] = useState<string | null>(null);
  return (
    <ActionDialog
      title={`${messages.desfiliar}: ${nomeProprio(proposta.nome)}`}
      confirmLabel={messages.desfiliar}
      danger
      startsOn="fields"
      size="md"
      ready={data !== null && data <= today && motivo !== null}
      run={async () => {
        if (!data || !motivo) return false;
        await desfiliar({ id: proposta.id, versao: proposta.versao, data, motivo });
        notify.success(messages.desfiliado);
        return true;
      }}
      onClose={onClose}
    >
      <CamposDaDesfiliacao data={data} onData={setData} motivo={motivo} onMotivo={setMotivo} />
    </ActionDialog>
  );
}
