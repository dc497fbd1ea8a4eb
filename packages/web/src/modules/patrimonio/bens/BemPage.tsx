import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, recordHref, useParams } from '#platform/routing/index.ts';
import { Reading } from '#platform/ui/index.ts';

/** The asset beside the half of the register that it belongs to. */
function Abrir({ id, predial }: { id: string; predial: boolean }) {
  useEffect(() => {
    const href = recordHref(PATRIMONIO.bens, id);
    void navigate(predial ? `${href}&classe=predial` : href, { replace: true });
  }, [id, predial]);
  return null;
}

/**
 * '/patrimonio/bens/{id}', to which its label leads: opens it in the panel of the register.
 * Source: decisions-sindical-contratos-patrimonio (Register).
 */
export function BemPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.bens.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {({ classe }) => <Abrir id={id} predial={classe === 'predial'} />}
    </Reading>
  );
}
