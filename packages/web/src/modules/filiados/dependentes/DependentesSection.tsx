import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#platform/session/index.ts';
import { ArquivosDoDependente } from './ArquivosDoDependente.tsx';
import { DependentesLista } from './DependentesLista.tsx';
import classes from './dependentes.module.css';
import { useDependentes } from './useDependentes.ts';

const DependentesDialog = lazy(() => import('./DependentesDialog.tsx').then((m) => ({ default: m.DependentesDialog })));

export interface DependentesSectionProps {
  filiado: { id: string; nome: string };
  /** The member's own 'Mostrar' was asked: the dependents are shown whole too. */
  mostrado?: boolean;
}

/** The dependents as the member's page and drawer show them, with the way into the dialog. Source: spec 2 §2; decisions-members. */
export function DependentesSection({ filiado, mostrado = false }: DependentesSectionProps) {
  const edita = useCan('dependentes.editar');
  const dependentes = useDependentes(filiado.id, mostrado);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <DependentesLista
        dependentes={dependentes}
        below={(dependente) => <ArquivosDoDependente dependente={dependente} edita={false} />}
      />
      {edita && (
        <div className={classes.open}>
          <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
            Cadastrar ou editar dependentes
          </Button>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <DependentesDialog filiado={filiado} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
