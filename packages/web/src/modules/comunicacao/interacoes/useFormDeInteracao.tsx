import type { Interacao } from '@sede/domain/modules/comunicacao/interacoes';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FiliadoDaInteracao } from './InteracaoForm.tsx';

const Create = lazy(() => import('./InteracaoForm.tsx').then((m) => ({ default: m.CreateInteracao })));
const Edit = lazy(() => import('./InteracaoForm.tsx').then((m) => ({ default: m.EditInteracao })));

type Aberta = { filiado: FiliadoDaInteracao } | { record: Interacao };

export interface FormDeInteracao {
  register: (filiado: FiliadoDaInteracao) => void;
  edit: (record: Interacao) => void;
  /** The form that is open; null: none. */
  drawer: ReactNode;
}

/** The dialog 'Interação', for a new one and for one that is changed. */
export function useFormDeInteracao(): FormDeInteracao {
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const close = () => setAberta(null);
  return {
    register: (filiado) => setAberta({ filiado }),
    edit: (record) => setAberta({ record }),
    drawer: aberta && (
      <Suspense fallback={null}>
        {'record' in aberta ? (
          <Edit record={aberta.record} onClose={close} />
        ) : (
          <Create filiado={aberta.filiado} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
