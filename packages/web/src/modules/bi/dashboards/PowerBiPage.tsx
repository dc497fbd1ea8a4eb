import { ActionIcon, Button } from '@mantine/core';
import { type Dashboard, dashboardsMessages as messages } from '@sede/domain/modules/bi/dashboards';
import { IconDots, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { confirm, EmptyState, ErrorState, Menu, notifyUndoable } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import classes from './powerbi.module.css';
import { Quadro } from './Quadro.tsx';

const Create = lazy(() => import('./DashboardForm.tsx').then((m) => ({ default: m.CreateDashboard })));
const Edit = lazy(() => import('./DashboardForm.tsx').then((m) => ({ default: m.EditDashboard })));
const HistoryDialog = lazy(() =>
  import('#platform/ui/history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })),
);

type Aberto = { form: 'novo' } | { form: 'editar' | 'historico'; dashboard: Dashboard };

/** '/PowerBi?painel=id'. Source: spec 3 §2.15, §8; decisions-sindical (BI); decision 096. */
export function PowerBiPage() {
  const { painel } = useSearch();
  const { data, error, refetch } = useQuery({
    ...orpc.dashboards.ativos.queryOptions({ input: {} }),
    meta: { modulos: ['dashboards', 'configuracoes'] },
  });
  const { mutateAsync: remove } = useSubmit(orpc.dashboards.remove);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = () => setAberto(null);
  const show = (id: string) => setSearch({ painel: id });
  const itens = data?.itens ?? [];
  const shown = itens.find(({ id }) => id === painel) ?? itens[0];
  const edita = data?.edita === true;
  const excluir = async ({ id, versao, nome }: Dashboard) => {
    let feito: unknown;
    const { confirmed } = await confirm({
      title: messages.excluir,
      message: messages.pergunta,
      details: [nome],
      confirmLabel: 'Excluir',
      danger: true,
      run: async () => {
        feito = await remove({ id, versao });
      },
    });
    if (confirmed) notifyUndoable(messages.removido, [feito]);
  };
  const novo = edita && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto({ form: 'novo' })}>
      {messages.novo}
    </Button>
  );
  return (
    <div data-wide>
      <PageHeader title={messages.titulo} subtitle={messages.subtitulo}>
        {itens.length > 0 && novo}
      </PageHeader>
      {error && !data && (
        <div className="card">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && !shown && (
        <div className="card">
          <EmptyState title={messages.vazio} action={novo} />
        </div>
      )}
      {shown && (
        <>
          <div className={classes.barra}>
            <nav className={classes.paineis} aria-label="Dashboards">
              {itens.map(({ id, nome }) => (
                <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => show(id)}>
                  {nome}
                </button>
              ))}
            </nav>
            <a className={classes.novaAba} href={shown.url} target="_blank" rel="noopener noreferrer">
              <IconExternalLink size={16} aria-hidden /> {messages.novaAba}
            </a>
            {edita && (
              <Menu
                trigger={(props) => (
                  <ActionIcon variant="default" size="lg" aria-label={`Ações de ${shown.nome}`} {...props}>
                    <IconDots size={18} aria-hidden />
                  </ActionIcon>
                )}
                label={`Ações de ${shown.nome}`}
                entries={[
                  { label: 'Editar', onSelect: () => setAberto({ form: 'editar', dashboard: shown }) },
                  { label: 'Histórico', onSelect: () => setAberto({ form: 'historico', dashboard: shown }) },
                  { label: 'Excluir', danger: true, divided: true, onSelect: () => void excluir(shown) },
                ]}
              />
            )}
          </div>
          <Quadro dashboard={shown} />
        </>
      )}
      <Suspense fallback={null}>
        {aberto?.form === 'novo' && (
          <Create
            onClose={(id) => {
              close();
              if (id) show(id);
            }}
          />
        )}
        {aberto?.form === 'editar' && <Edit record={aberto.dashboard} onClose={close} />}
        {aberto?.form === 'historico' && (
          <HistoryDialog
            id={aberto.dashboard.id}
            name={aberto.dashboard.nome}
            read={orpc.dashboards.history.call}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
