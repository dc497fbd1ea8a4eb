import { buscaMessages as textos } from '@sede/domain/modules/sistema/busca';
import { useEffect, useRef } from 'react';
import { Pills } from '#platform/ui/index.ts';
import classes from './busca.module.css';
import type { Scope } from './palette.ts';

interface ScopesProps {
  scopes: readonly Scope[];
  chosen: Scope;
  onChoose: (scope: Scope) => void;
}

/** Where it is searched, below the field. Tab in the field walks them; pressing one keeps the focus in the field. */
export function Scopes({ scopes, chosen, onChoose }: ScopesProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight when it changes
  useEffect(() => {
    row.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing, it keeps the focus from leaving the field
    <div ref={row} className={classes.scopes} onMouseDown={(event) => event.preventDefault()}>
      <Pills
        line
        label={textos.escopos}
        options={scopes.map(({ id, label }) => ({ value: id, label }))}
        value={chosen.id}
        onChange={(id) => {
          const scope = scopes.find((one) => one.id === id);
          if (scope) onChoose(scope);
        }}
      />
    </div>
  );
}
