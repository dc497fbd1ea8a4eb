import { lazy, Suspense } from 'react';
import type { Expandido } from './lancamento.columns.tsx';

const Aberto = lazy(() => import('./TextoAberto.tsx').then((m) => ({ default: m.TextoAberto })));

/** The whole text of an item or description that a table cuts; null is closed. */
export function TextoDialog({ expandido, onClose }: { expandido: Expandido | null; onClose: () => void }) {
  return <Suspense fallback={null}>{expandido && <Aberto {...expandido} onClose={onClose} />}</Suspense>;
}
