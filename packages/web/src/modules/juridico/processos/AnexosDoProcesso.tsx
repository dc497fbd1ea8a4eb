import { Button } from '@mantine/core';
import {
  processoMessages as messages,
  PROCESSOS_FILE_RULE,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FileList, SideBox } from '#platform/ui/reading.ts';

const Anexar = lazy(() => import('./AnexarDialog.tsx').then((m) => ({ default: m.AnexarDialog })));

/** The PDFs of the case itself; those of events stand at their events. Source: spec 3 §3, §5, §6; design/areas/juridico-processo. */
export function AnexosDoProcesso({ processo }: { processo: ProcessoCompleto }) {
  const { id, anexos, pode } = processo;
  const [adding, setAdding] = useState(false);
  const { mutateAsync } = useSubmit(orpc.processos.removerAnexo);
  const exclui = pode.excluirAnexo === undefined;
  return (
    <SideBox
      title="Anexos"
      count={anexos.length}
      aside={
        pode.editar === undefined && (
          <Button size="compact-sm" variant="subtle" onClick={() => setAdding(true)}>
            {messages.anexar}
          </Button>
        )
      }
    >
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
    </SideBox>
  );
}
