import {
  type Filiado,
  type FiliadoListado,
  filiadosMessages as messages,
} from '@sede/domain/modules/filiados/filiados';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { FichaCadastral } from './FichaCadastral.tsx';
import { nomeDe } from './filiado.columns.tsx';
import { useRestritos } from './useRestritos.ts';

function Documentos({ registro }: { registro: Filiado }) {
  const restritos = useRestritos(registro);
  return <FichaCadastral registro={restritos.shown} restritos={restritos} />;
}

/** 'Documentos' of a row: the ficha cadastral over the list. Source: spec 2 §2 (Member list). */
export function DocumentosDialog({ registro, onClose }: { registro: FiliadoListado; onClose: () => void }) {
  const query = useQuery(orpc.filiados.get.queryOptions({ input: { id: registro.id } }));
  return (
    <ReadingDialog title={`${messages.fichaCadastral}: ${nomeDe(registro)}`} size="md" onClose={onClose}>
      <Reading query={query}>{(filiado) => <Documentos registro={filiado} />}</Reading>
    </ReadingDialog>
  );
}
