import { escritoriosMessages as messages } from '@sede/domain/modules/juridico/escritorios';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, RecordPicker, SwitchField } from '#platform/ui/form.ts';
import { notify, Reading } from '#platform/ui/index.ts';
import type { AtoProps } from './DesabilitarDialog.tsx';
import classes from './escritorios.module.css';
import { escritoriosSource } from './escritorios.source.ts';

/** Everything open goes to another office at once, with the agendas or without; what is closed stays. */
export function TransferirDialog({ escritorio: { id, versao, nome }, onClose }: AtoProps) {
  const [destinoId, setDestinoId] = useState<string | null>(null);
  const [comAgendas, setComAgendas] = useState(true);
  const { mutateAsync: transferir } = useSubmit(orpc.escritorios.transferir);
  const query = useQuery(orpc.escritorios.ligacoes.queryOptions({ input: { id } }));
  // An office is made on its own page, and is none of itself.
  const outros = useMemo(
    () => ({
      resolve: escritoriosSource.resolve,
      search: async (texto: string, signal: AbortSignal) =>
        (await escritoriosSource.search(texto, signal)).filter(({ value }) => value !== id),
    }),
    [id],
  );
  return (
    <ActionDialog
      title={messages.tituloTransferir}
      question={messages.perguntaTransferir(nome)}
      confirmLabel="Transferir"
      ready={destinoId !== null && query.data !== undefined}
      run={async () => {
        const agendas = query.data?.agendas ?? 0;
        const feito = await transferir({
          id,
          versao,
          destinoId: destinoId ?? '',
          comAgendas: comAgendas && agendas > 0,
        });
        notify.success(messages.transferido(feito));
      }}
      onClose={onClose}
    >
      <div className={classes.corpo}>
        <RecordPicker
          label="Escritório de destino"
          required
          value={destinoId}
          onChange={setDestinoId}
          source={outros}
          autoFocus
        />
        <Reading query={query}>
          {({ atendimentos, processos, agendas }) => (
            <>
              <ul className={classes.lista} aria-label="O que muda">
                <li>Atendimentos: {messages.quantosMudam(atendimentos)}</li>
                <li>Processos: {messages.quantosMudam(processos)}</li>
              </ul>
              {agendas > 0 && (
                <SwitchField
                  label={messages.comAgendas(agendas)}
                  help={comAgendas ? messages.agendasVao : messages.agendasFicam}
                  value={comAgendas}
                  onChange={setComAgendas}
                />
              )}
            </>
          )}
        </Reading>
      </div>
    </ActionDialog>
  );
}
