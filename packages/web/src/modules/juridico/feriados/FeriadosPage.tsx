import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import { FERIADO_FIELDS, feriadosCom, feriadosMessages as messages } from '@sede/domain/modules/juridico/feriados';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, type MenuEntry, notify, notifyUndoable, QueryTable, useYear, YearSteps } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { RecalculosAviso } from '../prazos/index.ts';
import classes from './Feriados.module.css';
import { feriadoColumns, type LinhaDoAno } from './feriado.columns.tsx';

const Create = lazy(() => import('./FeriadoForm.tsx').then((m) => ({ default: m.CreateFeriado })));
const Edit = lazy(() => import('./FeriadoForm.tsx').then((m) => ({ default: m.EditFeriado })));
const HistoryDialog = lazy(() =>
  import('#platform/ui/history/HistoryDialog.tsx').then((m) => ({ default: m.HistoryDialog })),
);

const ANO_MINIMO = 1990;
const ANO_MAXIMO = 2100;

function useAtos() {
  const { mutateAsync: desliga } = useSubmit(orpc.feriados.desligar);
  const { mutateAsync: liga } = useSubmit(orpc.feriados.ligar);
  const { mutateAsync: remove } = useSubmit(orpc.feriados.remove);
  return {
    async desligar({ data, nome }: LinhaDoAno) {
      const answer = await confirm({
        title: messages.confirmaDesligar(nome, formatDataBr(data)),
        message: messages.desligarMuda,
        confirmLabel: 'Desligar',
        run: () => desliga({ data, nome }),
      });
      if (answer.confirmed) notify.success(messages.desligado);
    },
    async ligar({ guardado }: LinhaDoAno) {
      if (!guardado) return;
      try {
        await liga({ id: guardado.id, versao: guardado.versao });
        notify.success(messages.ligado);
      } catch (error) {
        notify.error(error);
      }
    },
    async excluir({ data, nome, guardado }: LinhaDoAno) {
      if (!guardado) return;
      let feito: unknown;
      const answer = await confirm({
        title: messages.confirmaExcluir(nome, formatDataBr(data)),
        confirmLabel: 'Excluir',
        danger: true,
        run: async () => {
          feito = await remove({ id: guardado.id, versao: guardado.versao });
        },
      });
      if (answer.confirmed) notifyUndoable(messages.excluido, [feito]);
    },
  };
}

type Aberto = { form: 'novo' } | { form: 'editar' | 'historico'; row: LinhaDoAno };

/** '/juridico/feriados?ano=2026': days that agendas and deadlines pass by. Source: decisions-legal (Agendas: feriados). */
export function FeriadosPage() {
  const years = useYear(ANO_MINIMO, ANO_MAXIMO);
  const ano = years.year;
  const edita = useCan('feriados.editar');
  const query = useQuery(
    orpc.feriados.doPeriodo.queryOptions({ input: { de: ano, ate: ano }, placeholderData: keepPreviousData }),
  );
  const { desligar, ligar, excluir } = useAtos();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = () => setAberto(null);
  const acts = (row: LinhaDoAno): MenuEntry[] => {
    if (row.desligado) return [{ label: 'Ligar de novo', onSelect: () => void ligar(row) }];
    if (row.origem === 'enviado') return [{ label: 'Desligar', onSelect: () => void desligar(row) }];
    return [
      { label: 'Editar', onSelect: () => setAberto({ form: 'editar', row }) },
      { label: 'Histórico', onSelect: () => setAberto({ form: 'historico', row }) },
      { label: 'Excluir', onSelect: () => void excluir(row) },
    ];
  };
  const doAno = query.data && { itens: feriadosCom(ano, query.data.itens) };
  return (
    <>
      <PageHeader title={messages.titulo} subtitle="Dias que as agendas e os prazos pulam.">
        <SectionBar />
        {edita && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto({ form: 'novo' })}>
            {messages.novo}
          </Button>
        )}
      </PageHeader>
      <RecalculosAviso />
      <YearSteps {...years} />
      <QueryTable<LinhaDoAno>
        id="feriados"
        label={`Feriados de ${ano}`}
        columns={feriadoColumns}
        query={{ ...query, data: doAno }}
        rowKey={({ data, nome, guardado }) => guardado?.id ?? `${data} ${nome}`}
        rowLabel={({ nome, data }) => `${nome}, ${formatDataBr(data)}`}
        rowActions={edita ? acts : undefined}
        compact
      />
      {/* Below a list of unknown length: it would move as the days come. */}
      {!query.isPending && (
        <p className={classes.recesso}>
          <b>{messages.recesso}.</b> {messages.sobreORecesso}
        </p>
      )}
      <Suspense fallback={null}>
        {aberto?.form === 'novo' && <Create ano={ano} onClose={close} />}
        {aberto?.form === 'editar' && aberto.row.guardado && <Edit record={aberto.row.guardado} onClose={close} />}
        {aberto?.form === 'historico' && aberto.row.guardado && (
          <HistoryDialog
            id={aberto.row.guardado.id}
            name={`${FERIADO_FIELDS.nome.rotulo} ${aberto.row.nome}`}
            read={orpc.feriados.history.call}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
