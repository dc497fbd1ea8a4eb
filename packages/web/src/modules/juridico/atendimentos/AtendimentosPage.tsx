import { Button } from '@mantine/core';
import {
  type Atendimento,
  PAGINAS_DE_ATENDIMENTOS as PAGINAS,
  SITUACOES_LISTADAS,
  type SituacaoDoAtendimento,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useEnderecoLegivel } from '../juridico.endereco.ts';
import { atendimentoColumns } from './atendimento.columns.tsx';
import { filiadosDe, situacaoDe } from './atendimento.status.tsx';
import { atendimentosList, MARCAS } from './atendimentos.list.ts';
import { atendimentoPath, NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { useAcoes } from './useAcoes.tsx';
import { useQuemAgenda } from './useQuemAgenda.ts';
import { Vistas } from './Vistas.tsx';
import { voltar } from './voltar.ts';

interface ListaProps {
  title: string;
  preset: SituacaoDoAtendimento | null;
}

const GradeDosAtendimentos = lazy(() =>
  import('./GradeDosAtendimentos.tsx').then((m) => ({ default: m.GradeDosAtendimentos })),
);
const ENDERECO = { situacoes: SITUACOES_LISTADAS, marcas: MARCAS };

const describe = (row: Atendimento) => `${row.numero} · ${filiadosDe(row)}`;

function Lista({ title, preset }: ListaProps) {
  const search = useSearch();
  useEnderecoLegivel(ENDERECO);
  const list = useListState(useMemo(() => atendimentosList(preset, search.situacao), [preset, search.situacao]));
  const query = useQuery(orpc.atendimentos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const exporta = useCan('atendimentos.exportar');
  const agenda = useQuemAgenda();
  const acoes = useAcoes();
  return (
    <>
      <ListPage
        title={title}
        list={list}
        query={query}
        count={{ one: 'atendimento', many: 'atendimentos' }}
        siblings={
          <>
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={voltar}>
              Voltar
            </Button>
            {preset === null && <Vistas />}
            <SectionBar />
          </>
        }
        action={
          agenda && {
            label: PAGINAS.botaoAgendar,
            onClick: () => void navigate(NOVO_ATENDIMENTO),
            disabledReason: agenda.motivo,
          }
        }
        print={orpc.atendimentos.list.call}
        exportPath={exporta ? '/api/atendimentos/exportar' : null}
        table={{
          id: 'atendimentos',
          columns: atendimentoColumns,
          rowKey: ({ id }) => id,
          rowLabel: describe,
          rowStatus: (um) => situacaoDe(um, list.today),
          rowActions: acoes.entries,
          onOpen: ({ id }) => void navigate(atendimentoPath(id)),
        }}
        empty={{ title: 'Sem registros para mostrar', text: 'Nenhum atendimento foi agendado.' }}
      />
      {acoes.dialogs}
    </>
  );
}

/** '/juridico/atendimentos'. Source: spec 3 §2.4; decisions-legal (Appointment list). */
export function AtendimentosPage() {
  const { vista } = useSearch();
  if (vista === 'dia' || vista === 'semana')
    return (
      <Suspense fallback={<p role="status">Carregando…</p>}>
        <GradeDosAtendimentos semana={vista === 'semana'} />
      </Suspense>
    );
  return <Lista title={PAGINAS.titulo} preset={null} />;
}

/** '/juridico/atendimentos/agendados'. */
export const AgendadosPage = () => <Lista title={PAGINAS.agendados} preset="Aguardando realização" />;

/** '/juridico/atendimentos/pendentes'. */
export const PendentesPage = () => <Lista title={PAGINAS.pendentes} preset="Aguardando conclusão" />;
