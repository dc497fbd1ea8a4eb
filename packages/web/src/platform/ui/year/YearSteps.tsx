import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './YearSteps.module.css';

export interface YearStepsProps {
  year: number;
  min: number;
  max: number;
  onYear: (year: number) => void;
}

/** The year that a page shows, and the ones beside it. */
export function YearSteps({ year, min, max, onYear }: YearStepsProps) {
  return (
    <nav className={`${classes.steps} no-print`} aria-label="Ano">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Ano de ${year - 1}`}
        disabled={year <= min}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <h2 aria-live="polite">{year}</h2>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Ano de ${year + 1}`}
        disabled={year >= max}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
