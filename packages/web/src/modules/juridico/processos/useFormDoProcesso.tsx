import { TIPOS_DE_PROCESSO, type TipoDeProcesso } from '@sede/domain/modules/juridico/processos';
import { lazy, type ReactNode, Suspense } from 'react';
import { api } from '#platform/api/index.ts';
import { navigate, setSearch, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { NOVO, novoDe, processoPath } from './processos.paths.ts';

const Form = () => import('./ProcessoForm.tsx');
const Create = lazy(() => Form().then((m) => ({ default: m.CreateProcesso })));
const Edit = lazy(() => Form().then((m) => ({ default: m.EditProcesso })));

const EDITAR = 'editar';

export interface FormDoProcesso {
  create: (tipo: TipoDeProcesso) => void;
  edit: (id: string) => void;
  drawer: ReactNode;
}

/** The drawer of a case, kept in the address: '?novo=judicial', '?editar=<id>'. A new one opens its page once it is saved. */
export function useFormDoProcesso(): FormDoProcesso {
  const search = useSearch();
  const mayEdit = useCan('processos.editar');
  const close = () => setSearch((now) => ({ ...now, [NOVO]: null, [EDITAR]: null }), { replace: true });
  const tipo = TIPOS_DE_PROCESSO.find((um) => novoDe(um) === search[NOVO]);
  const id = search[EDITAR];
  const drawer =
    tipo !== undefined ? (
      <Create
        key={tipo}
        tipo={tipo}
        onClose={(saved) =>
          saved === undefined ? close() : void navigate(processoPath(saved), { replace: true, force: true })
        }
      />
    ) : (
      id !== undefined && (
        <RecordGate key={id} id={id} read={api.processos.get} onFailed={close}>
          {(record) => <Edit record={record} onClose={() => close()} />}
        </RecordGate>
      )
    );
  return {
    create: (um) => setSearch((now) => ({ ...now, [NOVO]: novoDe(um) })),
    edit: (um) => setSearch((now) => ({ ...now, [EDITAR]: um })),
    drawer: mayEdit && <Suspense fallback={null}>{drawer}</Suspense>,
  };
}
