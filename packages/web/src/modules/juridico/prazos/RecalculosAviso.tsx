import { Button } from '@mantine/core';
import { prazosMessages as messages } from '@sede/domain/modules/juridico/prazos';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import classes from './Prazos.module.css';

const Dialogo = lazy(() => import('./RecalculosDialog.tsx').then((m) => ({ default: m.RecalculosDialog })));

/** That holidays changed under deadlines that run, for whoever decides what becomes of them. */
export function RecalculosAviso() {
  const decide = useCan('feriados.editar');
  const [aberto, setAberto] = useState(false);
  const { data } = useQuery({
    ...orpc.prazos.recalculos.queryOptions({ input: {}, meta: { modulos: ['feriados', 'processos'] } }),
    enabled: decide,
  });
  const quantos = data?.itens.length ?? 0;
  if (!decide || (quantos === 0 && !aberto)) return null;
  return (
    <>
      {quantos > 0 && (
        <div className={classes.aviso} role="status">
          <IconAlertTriangle size={18} aria-hidden />
          <span>{messages.quantosMudam(quantos)}</span>
          <Button variant="default" size="compact-md" onClick={() => setAberto(true)}>
            Conferir
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {aberto && data && <Dialogo itens={data.itens} onClose={() => setAberto(false)} />}
      </Suspense>
    </>
  );
}
