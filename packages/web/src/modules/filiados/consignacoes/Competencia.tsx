import { ActionIcon, Button } from '@mantine/core';
import { formatMes } from '@sede/domain/kernel';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { vizinha } from './competencia.ts';
import classes from './consignacoes.module.css';
import { goTo } from './useCompetencia.ts';

const CompetenciaDialog = lazy(() => import('./CompetenciaDialog.tsx').then((m) => ({ default: m.CompetenciaDialog })));

export interface Comecada {
  competencia: string;
  concluida: boolean;
}

/** The month whose files are checked: a step back or on, or any month and year. Source: spec 2 §2; design/areas/filiados-consignacao. */
export function Competencia({ competencia, comecadas }: { competencia: string; comecadas: readonly Comecada[] }) {
  const [choosing, setChoosing] = useState(false);
  const step = (by: 1 | -1, icon: React.ReactNode) => {
    const to = vizinha(competencia, by);
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={by < 0 ? 'Mês anterior' : 'Mês seguinte'}
        title={to ? formatMes(to) : undefined}
        disabled={to === null}
        onClick={() => to && goTo(to)}
      >
        {icon}
      </ActionIcon>
    );
  };
  return (
    <nav className={classes.mes} aria-label="Competência">
      {step(-1, <IconChevronLeft size={16} aria-hidden />)}
      <Button
        variant="default"
        rightSection={<IconChevronDown size={15} aria-hidden />}
        onClick={() => setChoosing(true)}
        aria-label={`Competência: ${formatMes(competencia)}`}
        aria-haspopup="dialog"
      >
        {formatMes(competencia)}
      </Button>
      {step(1, <IconChevronRight size={16} aria-hidden />)}
      {choosing && (
        <Suspense fallback={null}>
          <CompetenciaDialog competencia={competencia} comecadas={comecadas} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </nav>
  );
}
