import { type AgendaCompleta, MAX_BLOQUEIO, agendasMessages as messages } from '@sede/domain/modules/juridico/agendas';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, CheckGroup, TextField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './agendas.module.css';
import type { Dia } from './grade.ts';
import { faixaDe } from './nomes.ts';

export interface BloquearDialogProps {
  agenda: Pick<AgendaCompleta, 'id' | 'versao'>;
  dia: Dia;
  onSaved: (agenda: AgendaCompleta) => void;
  onClose: () => void;
}

/** Slots of a day are offered no more, for a reason; those that are booked are listed, to be moved. */
export function BloquearDialog({ agenda, dia, onSaved, onClose }: BloquearDialogProps) {
  const { mutateAsync: bloquear } = useSubmit(orpc.agendas.bloquear);
  const salvos = dia.horarios.flatMap((um) => (um.id !== null && um.bloqueio === null ? [{ ...um, id: um.id }] : []));
  const [ids, setIds] = useState(() => salvos.map(({ id }) => id));
  const [motivo, setMotivo] = useState('');
  const agendados = salvos
    .filter(({ id, ocupado }) => ocupado && ids.includes(id))
    .map(({ inicio, fim }) => ({ data: dia.data ?? '', inicio, fim }));
  return (
    <ActionDialog
      title={messages.bloquear}
      confirmLabel="Bloquear"
      ready={ids.length > 0 && motivo.trim() !== ''}
      enterConfirms
      run={async () => {
        onSaved(await bloquear({ id: agenda.id, versao: agenda.versao, horarios: ids, motivo: motivo.trim() }));
        notify.success(messages.bloqueados);
      }}
      onClose={onClose}
    >
      <CheckGroup
        label="Horários"
        value={ids}
        onChange={setIds}
        options={salvos.map((um) => ({ value: um.id, label: `${faixaDe(um)}${um.ocupado ? ' (agendado)' : ''}` }))}
      />
      <TextField label="Motivo" required value={motivo} onChange={setMotivo} maxLength={MAX_BLOQUEIO} autoFocus />
      {agendados.length > 0 && (
        <p role="status" className={classes.remarcar}>
          {messages.remarcar(agendados)}
        </p>
      )}
    </ActionDialog>
  );
}
