import { formatContagem, formatDataBr } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_FICHA,
  type FiliadoListado,
  filiadosMessages as messages,
  SITUACOES,
} from '@sede/domain/modules/filiados/filiados';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  ActionDialog,
  type Attachment,
  AttachmentsField,
  DateField,
  SelectField,
  TextField,
} from '#platform/ui/form.ts';
import { notify, optionsOf, useKit } from '#platform/ui/index.ts';
import { CamposDaDesfiliacao } from './CamposDaDesfiliacao.tsx';
import { nomeDe } from './filiado.columns.tsx';
import classes from './filiados.module.css';

export interface VinculoProps {
  registro: FiliadoListado;
  onClose: () => void;
}

/** Ends the membership: day (never later than today), reason, the request as PDF. Source: decisions-members (Membership). */
export function DesfiliarDialog({ registro, onClose }: VinculoProps) {
  const { today } = useKit();
  const { mutateAsync: desfiliar } = useSubmit(orpc.filiados.desfiliar);
  const [data, setData] = useState<string | null>(today);
  const [motivo, setMotivo] = useState<string | null>(null);
  const [observacao, setObservacao] = useState('');
  const [anexos, setAnexos] = useState<Attachment[]>([]);
  const [pending, setPending] = useState(false);
  const { id, versao, dependentes, processos } = registro;
  const late = data !== null && data > today;
  const ready = data !== null && !late && motivo !== null && !pending;
  const goesOn = [
    dependentes > 0 && formatContagem(dependentes, 'dependente', 'dependentes'),
    processos > 0 && formatContagem(processos, 'processo', 'processos'),
  ].filter(Boolean);
  return (
    <ActionDialog
      title={`${messages.desfiliar}: ${nomeDe(registro)}`}
      question={goesOn.length > 0 ? `Ficam na ficha: ${goesOn.join(' e ')}.` : undefined}
      confirmLabel={messages.desfiliar}
      danger
      startsOn="fields"
      size="md"
      ready={ready}
      run={async () => {
        if (!data || !motivo) return false;
        const input = { id, versao, data, motivo, observacao: observacao.trim() || null };
        await desfiliar({ ...input, anexos: anexos.map(({ id: anexo }) => anexo) });
        notify.success('Filiado desfiliado.');
        return true;
      }}
      onClose={onClose}
    >
      <CamposDaDesfiliacao data={data} onData={setData} motivo={motivo} onMotivo={setMotivo}>
        <TextField label="Observação" value={observacao} onChange={setObservacao} maxLength={500} />
        <AttachmentsField
          label="Pedido de desfiliação (PDF)"
          labelled
          rule={ARQUIVOS_DA_FICHA}
          value={anexos}
          onChange={setAnexos}
          onPending={setPending}
          single
        />
      </CamposDaDesfiliacao>
    </ActionDialog>
  );
}

/** Opens a new membership; whoever returns from INATIVO says the situação. */
export function FiliarDialog({ registro, onClose }: VinculoProps) {
  const { today } = useKit();
  const { mutateAsync: filiar } = useSubmit(orpc.filiados.filiar);
  const [data, setData] = useState<string | null>(today);
  const [situacao, setSituacao] = useState<string | null>(null);
  const { id, versao, dataDesfiliacao } = registro;
  const asks = registro.situacaoFiliado === 'INATIVO';
  const offered = SITUACOES.filter(({ valor }) => valor !== 'INATIVO');
  const chosen = offered.find(({ valor }) => valor === situacao)?.valor;
  const late = data !== null && data > today;
  return (
    <ActionDialog
      title={`${messages.filiar}: ${nomeDe(registro)}`}
      question={dataDesfiliacao ? `Desfiliado em ${formatDataBr(dataDesfiliacao)}.` : undefined}
      confirmLabel={messages.filiar}
      ready={data !== null && !late && (!asks || chosen !== undefined)}
      run={async () => {
        if (!data) return false;
        await filiar({ id, versao, data, ...(asks && chosen && { situacao: chosen }) });
        notify.success('Filiação registrada.');
        return true;
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <DateField
          label="Data"
          required
          value={data}
          onChange={setData}
          error={late ? 'A data não pode ser futura.' : null}
        />
        {asks && (
          <SelectField label="Situação" required value={situacao} onChange={setSituacao} options={optionsOf(offered)} />
        )}
      </div>
    </ActionDialog>
  );
}

/** Ends the membership by the death. `onDone`: it was registered; the pensioners are asked about next. */
export function FalecimentoDialog({ registro, onClose, onDone }: VinculoProps & { onDone: () => void }) {
  const { today } = useKit();
  const { mutateAsync: registrar } = useSubmit(orpc.filiados.registrarFalecimento);
  const [dataFalecimento, setData] = useState<string | null>(null);
  const [anexos, setAnexos] = useState<Attachment[]>([]);
  const [pending, setPending] = useState(false);
  const late = dataFalecimento !== null && dataFalecimento > today;
  const { id, versao } = registro;
  return (
    <ActionDialog
      title={`Registrar falecimento: ${nomeDe(registro)}`}
      question="A filiação termina hoje e as mensagens deixam de ser enviadas."
      confirmLabel="Registrar falecimento"
      danger
      startsOn="fields"
      size="md"
      ready={!late && !pending}
      run={async () => {
        await registrar({ id, versao, dataFalecimento, anexos: anexos.map(({ id: anexo }) => anexo) });
        notify.success('Falecimento registrado.');
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <div className={classes.campos}>
        <DateField
          label="Data do falecimento"
          value={dataFalecimento}
          onChange={setData}
          error={late ? 'A data não pode ser futura.' : null}
        />
        <AttachmentsField
          label="Certidão (PDF)"
          labelled
          rule={ARQUIVOS_DA_FICHA}
          value={anexos}
          onChange={setAnexos}
          onPending={setPending}
          single
        />
      </div>
    </ActionDialog>
  );
}
