import { vinculoMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { type ContratoVinculado, DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { useMemo, useState } from 'react';
import { ActionDialog, RecordPicker } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { notifyAvisos } from './financeiro.avisos.ts';
import { contratosSource } from './financeiro.contratos.source.ts';

export interface VincularContratoProps {
  registro: { id: string; versao: number; contrato: ContratoVinculado | null };
  /** Whose contracts are offered first; null: nobody's. */
  idBeneficiario: string | null;
  vincular: (input: { id: string; versao: number; idContrato: string | null }) => Promise<{ avisos: string[] }>;
  onClose: () => void;
}

/** Links a despesa or receita to a contract or document; an empty choice takes the link away. What is odd about it is told. */
export function VincularContratoDialog({ registro, idBeneficiario, vincular, onClose }: VincularContratoProps) {
  const { id, versao, contrato } = registro;
  const antes = contrato?.id ?? null;
  const [idContrato, setIdContrato] = useState(antes);
  const source = useMemo(() => contratosSource(idBeneficiario), [idBeneficiario]);
  return (
    <ActionDialog
      title={contrato ? messages.alterar : messages.vincular}
      confirmLabel={messages.salvar}
      ready={idContrato !== antes}
      run={async () => {
        const { avisos } = await vincular({ id, versao, idContrato });
        notify.success(idContrato === null ? messages.retirado : messages.salvo);
        notifyAvisos(avisos);
      }}
      onClose={onClose}
    >
      <RecordPicker
        label={DESPESA_FIELDS.idContrato.rotulo}
        value={idContrato}
        onChange={setIdContrato}
        source={source}
        placeholder={messages.busca}
      />
    </ActionDialog>
  );
}
