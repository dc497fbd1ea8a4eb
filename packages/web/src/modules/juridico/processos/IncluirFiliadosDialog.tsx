import { processoMessages as messages, type ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { candidatosSource, FiliadosField } from './FiliadosField.tsx';
import type { FiliadoEscolhido } from './processo.values.ts';

/** Members are added to what is there, never saved as a whole list. Source: decisions-legal (Cases). */
export function IncluirFiliadosDialog({
  processo: { id },
  onClose,
}: {
  processo: ProcessoCompleto;
  onClose: () => void;
}) {
  const [filiados, setFiliados] = useState<FiliadoEscolhido[]>([]);
  const source = useMemo(() => candidatosSource(id), [id]);
  const { mutateAsync } = useSubmit(orpc.processos.incluirFiliados, { alsoInvalidates: ['filiados'] });
  return (
    <ActionDialog
      title={messages.incluirFiliado}
      size="md"
      confirmLabel="Incluir"
      ready={filiados.length > 0}
      run={async () => {
        const { incluidos } = await mutateAsync({ id, filiados: filiados.map((um) => um.id) });
        notify.success(messages.filiadosIncluidos(incluidos));
      }}
      onClose={onClose}
    >
      <FiliadosField label="Filiado" value={filiados} onChange={setFiliados} source={source} required />
    </ActionDialog>
  );
}
