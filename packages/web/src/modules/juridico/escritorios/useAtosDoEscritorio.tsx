/**
 * What an office's row offers beside the record's own: to hand over what is open to another office, and to be disabled with its users.
 *
 * Source: decisions-legal (Offices).
 */
import { type Escritorio, escritoriosMessages as messages } from '@sede/domain/modules/juridico/escritorios';
import { lazy, Suspense, useState } from 'react';
import type { OwnEntries } from '#platform/ui/index.ts';

const TransferirDialog = lazy(() => import('./TransferirDialog.tsx').then((m) => ({ default: m.TransferirDialog })));
const DesabilitarDialog = lazy(() => import('./DesabilitarDialog.tsx').then((m) => ({ default: m.DesabilitarDialog })));

export function useAtosDoEscritorio() {
  const [ato, setAto] = useState<{ qual: 'transferir' | 'desabilitar'; escritorio: Escritorio } | null>(null);
  const close = () => setAto(null);
  return {
    menu: (escritorio: Escritorio, { edit, toggle, history, remove }: OwnEntries) => [
      edit,
      toggle && { label: messages.transferir, onSelect: () => setAto({ qual: 'transferir', escritorio }) },
      toggle && escritorio.desabilitado
        ? toggle
        : toggle && { ...toggle, onSelect: () => setAto({ qual: 'desabilitar', escritorio }) },
      history,
      remove,
    ],
    children: ato && (
      <Suspense fallback={null}>
        {ato.qual === 'transferir' ? (
          <TransferirDialog escritorio={ato.escritorio} onClose={close} />
        ) : (
          <DesabilitarDialog escritorio={ato.escritorio} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
