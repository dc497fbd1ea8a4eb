import { Button } from '@mantine/core';
import { formatCpfCnpj, formatReais } from '@sede/domain/kernel';
import type { Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { navigate, setSearch, useLocation, useParams, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  EnabledTag,
  Reading,
  RecordGate,
  RecordPage,
  useHotkey,
  useListState,
  useNeighbours,
} from '#platform/ui/index.ts';
import { beneficiariosList } from './beneficiarios.list.ts';
import { BENEFICIARIOS } from './beneficiarios.paths.ts';

const Edit = lazy(() => import('./BeneficiarioForm.tsx').then((m) => ({ default: m.EditBeneficiario })));
const PagamentosPorAno = lazy(() => import('./PagamentosPorAno.tsx').then((m) => ({ default: m.PagamentosPorAno })));
const DespesasAbertas = lazy(() => import('./DespesasAbertas.tsx').then((m) => ({ default: m.DespesasAbertas })));
const ComoRecebe = lazy(() => import('./ComoRecebe.tsx').then((m) => ({ default: m.ComoRecebe })));
const Repetidos = lazy(() => import('./Repetidos.tsx').then((m) => ({ default: m.Repetidos })));
const Linha = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryTimeline })));

function Pagina({ registro }: { registro: Beneficiario }) {
  const { id, nomeBeneficiario, tipo, cpfCnpj, sigla, tipoRecebedor } = registro;
  const { search } = useLocation();
  const editing = useSearch().editar !== undefined;
  const mayEdit = useCan('beneficiarios.editar');
  const list = useListState(beneficiariosList);
  const query = useQuery(
    orpc.beneficiarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const around = useNeighbours({
    list,
    query,
    total: query.data?.total,
    read: orpc.beneficiarios.list.call,
    id,
    open: (other) => void navigate(`${BENEFICIARIOS}/${other}${search}`, { replace: true }),
  });
  const sums = useQuery(
    orpc.despesas.doBeneficiario.queryOptions({ input: { idBeneficiario: id }, meta: { modulos: ['despesas'] } }),
  );
  const edit = (on: boolean) => setSearch((now) => ({ ...now, editar: on ? '1' : null }), { replace: !on });
  useHotkey('e', 'Editar', () => edit(true), { enabled: mayEdit });
  const abertas = sums.data?.abertas;
  return (
    <>
      <RecordPage
        position={around}
        title={nomeBeneficiario}
        tags={registro.desabilitado && <EnabledTag disabled />}
        subtitle={[
          `${tipo === 'F' ? 'CPF' : 'CNPJ'} ${formatCpfCnpj(cpfCnpj)}`,
          sigla,
          tipoRecebedor,
          registro.desabilitado ? 'não é oferecido em registros novos' : null,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          mayEdit && (
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit(true)}>
              Editar
            </Button>
          )
        }
        notices={
          <Suspense fallback={null}>
            <Repetidos registro={registro} />
          </Suspense>
        }
        sections={[
          {
            id: 'abertas',
            title: 'Em aberto',
            note:
              abertas && (abertas.quantidade === 0 ? 'nada' : `${abertas.quantidade} · ${formatReais(abertas.valor)}`),
            content: () => <DespesasAbertas id={id} />,
          },
          {
            id: 'pagamentos',
            title: 'Pagamentos por ano',
            content: () => <Reading query={sums}>{({ anos }) => <PagamentosPorAno anos={anos} />}</Reading>,
          },
          {
            id: 'como-recebe',
            title: 'Como recebe',
            content: () => <ComoRecebe registro={registro} />,
          },
        ]}
        side={
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <Linha id={id} read={orpc.beneficiarios.history.call} modulo="beneficiarios" level={3} />
          </Suspense>
        }
      />
      <Suspense fallback={null}>
        {editing && mayEdit && (
          <RecordGate id={id} read={api.beneficiarios.get} onFailed={() => edit(false)}>
            {(record) => <Edit record={record} onClose={() => edit(false)} />}
          </RecordGate>
        )}
      </Suspense>
    </>
  );
}

/** '/financial/beneficiarios/{id}'. Source: issue 9 §1 (RecordPage); design/areas/filiados-ficha. */
export function BeneficiarioPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.beneficiarios.get.queryOptions({ input: { id } }));
  return (
    <Reading query={query} card>
      {(registro) => <Pagina key={registro.id} registro={registro} />}
    </Reading>
  );
}
