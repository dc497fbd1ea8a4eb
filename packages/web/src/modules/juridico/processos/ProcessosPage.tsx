import { Button } from '@mantine/core';
import { processosMessages as messages, TIPOS_DE_PROCESSO } from '@sede/domain/modules/juridico/processos';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate, useLocation } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, Menu, useHotkey, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useEnderecoLegivel } from '../juridico.endereco.ts';
import { nomeDoProcesso } from './numero.ts';
import { processoColumns } from './processo.columns.tsx';
import { DO_ENDERECO, processosList } from './processos.list.ts';
import { processoPath } from './processos.paths.ts';
import { useAcoesDoProcesso } from './useAcoesDoProcesso.tsx';
import { useFormDoProcesso } from './useFormDoProcesso.tsx';

const Hoje = lazy(() => import('./AtendimentosDeHoje.tsx').then((m) => ({ default: m.AtendimentosDeHoje })));
const Resumo = lazy(() => import('./ResumoDoProcesso.tsx').then((m) => ({ default: m.ResumoDoProcesso })));

/** '/juridico/processos', and an office's own at '/escritorio'. Source: spec 3 §2.5, §6; decisions-legal (Cases, Panel). */
export function ProcessosPage({ doEscritorio = false }: { doEscritorio?: boolean }) {
  const { search } = useLocation();
  useEnderecoLegivel(DO_ENDERECO);
  const list = useListState(processosList);
  const query = useQuery(
    orpc.processos.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      // A row tells its next deadline.
      meta: { modulos: ['prazos'] },
    }),
  );
  const mayEdit = useCan('processos.editar');
  const mayExport = useCan('processos.exportar');
  const registra = useCan('processos.registrar');
  const form = useFormDoProcesso();
  const acoes = useAcoesDoProcesso({ onEdit: ({ id }) => form.edit(id) });
  useHotkey('n', messages.novo('Judicial'), () => form.create('Judicial'), { enabled: mayEdit });
  return (
    <>
      <ListPage
        title={doEscritorio ? messages.menu : messages.titulo}
        list={list}
        query={query}
        count={{ one: 'processo', many: 'processos' }}
        siblings={
          <>
            <SectionBar />
            {mayEdit && (
              <Menu
                label={messages.cadastrar}
                align="end"
                entries={TIPOS_DE_PROCESSO.map((tipo) => ({
                  label: messages.novo(tipo),
                  onSelect: () => form.create(tipo),
                }))}
                trigger={(props) => (
                  <Button
                    {...props}
                    leftSection={<IconPlus size={16} aria-hidden />}
                    rightSection={<IconChevronDown size={14} aria-hidden />}
                  >
                    {messages.cadastrar}
                  </Button>
                )}
              />
            )}
          </>
        }
        print={orpc.processos.list.call}
        exportPath={mayExport ? '/api/processos/exportar' : null}
        table={{
          id: 'processos',
          columns: processoColumns,
          rowKey: ({ id }) => id,
          rowLabel: nomeDoProcesso,
          rowActions: registra ? acoes.entries : undefined,
          onOpen: ({ id }) => void navigate(`${processoPath(id)}${search}`),
          detail: ({ id }) => (
            <Suspense fallback={<p role="status">Carregando…</p>}>
              <Resumo id={id} />
            </Suspense>
          ),
        }}
        failure={messages.erroCarregar}
        empty={{
          title: messages.nenhumProcesso,
          text: doEscritorio ? messages.vazioDoEscritorio : messages.vazio,
        }}
        above={
          doEscritorio && (
            <Suspense fallback={null}>
              <Hoje />
            </Suspense>
          )
        }
      />
      {acoes.dialogs}
      {form.drawer}
    </>
  );
}
