import { interacoesMessages as messages } from '@sede/domain/modules/comunicacao/interacoes';
import { lazy, Suspense } from 'react';
import { Dialog } from '#platform/ui/form.ts';
import { InteracoesDoFiliado } from './InteracoesDoFiliado.tsx';
import { useFormDeInteracao } from './useFormDeInteracao.tsx';

const Create = lazy(() => import('./InteracaoForm.tsx').then((m) => ({ default: m.CreateInteracao })));

export interface InteracoesDialogProps {
  filiado: { id: string; nome: string };
  onClose: () => void;
}

/** A member's interactions over their record: read, registered, changed by their author. Source: decisions-members (Interactions). */
export function InteracoesDialog({ filiado, onClose }: InteracoesDialogProps) {
  const form = useFormDeInteracao();
  // The form stands in the dialog's place: never one over the other.
  if (form.drawer) return form.drawer;
  return (
    <Dialog opened onClose={onClose} title={`${messages.titulo} de ${filiado.nome}`} size="lg">
      <InteracoesDoFiliado filiado={filiado} onEdit={form.edit} onRegister={() => form.register(filiado)} />
    </Dialog>
  );
}

/** The dialog 'Interação' alone, from the menu of a member. */
export function RegistrarInteracaoDialog({ filiado, onClose }: InteracoesDialogProps) {
  return (
    <Suspense fallback={null}>
      <Create filiado={filiado} onClose={onClose} />
    </Suspense>
  );
}
