import { Button } from '@mantine/core';
import {
  processosMessages as messages,
  PROCESSOS_FILE_RULE,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FileList } from '#platform/ui/reading.ts';
import classes from './Caixas.module.css';

const Anexar = lazy(() => import('./AnexarDialog.tsx').then((m) => ({ default: m.AnexarDialog })));

/** The PDFs of the case itself; those of events stand at their events. Source: spec 3 §3, §5, §6; design/areas/juridico-processo. */
export function AnexosDoProcesso({ processo }: { processo: ProcessoCompleto }) {
  const { id, anexos, pode } = processo;
  const [adding, setAdding] = useState(false);
  const { mutateAsync } = useSubmit(orpc.processos.removerAnexo);
  const exclui = pode.excluirAnexo === undefined;
  return (
    <section className={`card ${classes.caixa}`} aria-labelledby="anexos-do-processo">
      <div className={classes.topo}>
        <h2 id="anexos-do-processo">
          Anexos <span className={classes.quantos}>{anexos.length}</span>
        </h2>
        {pode.editar === undefined && (
          <Button size="compact-sm" variant="subtle" onClick={() => setAdding(true)}>
            {messages.anexar}
          </Button>
        )}
      </div>
      <FileList
        files={anexos}
        rule={PROCESSOS_FILE_RULE}
        removal={
          exclui
            ? {
                question: messages.confirmaExcluirAnexo,
                done: messages.anexoExcluido,
                run: (anexo) => mutateAsync({ id, anexo }),
              }
            : undefined
        }
      />
      {adding && (
        <Suspense fallback={null}>
          <Anexar processo={processo} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
