import { Button } from '@mantine/core';
import { LINHAS_DA_FICHA, fichaMessages as messages } from '@sede/domain/modules/sindical/temas';
import { IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#platform/session/index.ts';

const FichaDialog = lazy(() => import('./FichaDialog.tsx').then((m) => ({ default: m.FichaDialog })));

/** What is chosen and typed: it stays while the profile is open. `temas` null: nothing was chosen yet. */
export interface Rascunho {
  temas: readonly string[] | null;
  linhas: readonly string[];
}

/** The button of a profile that asks for the 'Ficha para reunião'; only for whoever prints themes. */
export function FichaParaReuniao({ id, nome }: { id: string; nome: string }) {
  const exporta = useCan('temas.exportar');
  const [aberta, setAberta] = useState(false);
  const [rascunho, setRascunho] = useState<Rascunho>({ temas: null, linhas: Array(LINHAS_DA_FICHA).fill('') });
  if (!exporta) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setAberta(true)}>
        {messages.fichaPdf}
      </Button>
      <Suspense fallback={null}>
        {aberta && <FichaDialog {...{ id, nome, rascunho }} onChange={setRascunho} onClose={() => setAberta(false)} />}
      </Suspense>
    </>
  );
}
