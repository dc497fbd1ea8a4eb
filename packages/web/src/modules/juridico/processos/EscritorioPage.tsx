import { useEffect } from 'react';
import { navigate, useLocation } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ProcessosPage } from './ProcessosPage.tsx';
import { PROCESSOS } from './processos.paths.ts';

/** '/escritorio': the cases of the own offices; who sees all offices' is sent to the list of all. Source: spec 3 §2.1; decisions-legal (Panel). */
export function EscritorioPage() {
  const { search } = useLocation();
  const todos = useCan('escritorios.ver');
  useEffect(() => {
    if (todos) void navigate(`${PROCESSOS}${search}`, { replace: true });
  }, [todos, search]);
  return todos ? null : <ProcessosPage doEscritorio />;
}
