import type { FiliadoListado } from '@sede/domain/modules/filiados/filiados';
import { ProcessosDoFiliado } from '#modules/juridico/processos/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { nomeDe } from './filiado.columns.tsx';

/** A member's cases, read-only, with their office. Source: spec 2 §2 (Member's cases dialog). */
export function ProcessosDialog({ registro, onClose }: { registro: FiliadoListado; onClose: () => void }) {
  const nome = nomeDe(registro);
  return (
    <ReadingDialog title={`Processos de ${nome}`} size="lg" onClose={onClose}>
      <ProcessosDoFiliado id={registro.id} nome={nome} />
    </ReadingDialog>
  );
}
