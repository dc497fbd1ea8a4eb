import { buscaMessages as textos } from '@sede/domain/modules/sistema/busca';
import { useEffect, useRef } from 'react';
import classes from './busca.module.css';
import type { Scope } from './palette.ts';

interface ScopesProps {
  scopes: readonly Scope[];
  chosen: Scope;
  onChoose: (scope: Scope) => void;
}

/** Where it is searched: chips below the field. Tab in the field walks them; pressing one keeps the focus in the field. */
export function Scopes({ scopes, chosen, onChoose }: ScopesProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight when it changes
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons that are no fields of a form
    <div ref={row} className={classes.scopes} role="group" aria-label={textos.escopos}>
      {scopes.map((scope) => (
        <button
          key={scope.id}
          type="button"
          className={classes.scope}
          aria-pressed={scope.id === chosen.id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(scope)}
        >
          {scope.label}
        </button>
      ))}
    </div>
  );
}
