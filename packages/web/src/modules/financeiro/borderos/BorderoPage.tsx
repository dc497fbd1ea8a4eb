import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import {
  type BorderoCompleto,
  type ItemDoBordero,
  borderosMessages as messages,
  SITUACAO_BORDERO_ROTULOS,
} from '@sede/domain/modules/financeiro/borderos';
import { IconHistory, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useParams } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, notify, Reading, StatusTag } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './Borderos.module.css';
import { TOM_BORDERO } from './bordero.columns.tsx';
import { ItensDoBordero } from './ItensDoBordero.tsx';

const Liquidar = lazy(() => import('./LiquidarBorderoDialog.tsx').then((m) => ({ default: m.LiquidarBorderoDialog })));
const Ajustar = lazy(() => import('./AjustarItemDialog.tsx').then((m) => ({ default: m.AjustarItemDialog })));
const Incluir = lazy(() => import('./IncluirDespesasDialog.tsx').then((m) => ({ default: m.IncluirDespesasDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

function Folha({ bordero }: { bordero: BorderoCompleto }) {
  const { id, versao, numero, situacao, itens } = bordero;
  const aberto = situacao === 'aberto';
  const mayEdit = useCan('borderos.editar') && aberto;
  const maySettle = useCan('borderos.liquidar') && aberto;
  const [open, setOpen] = useState<'liquidar' | 'incluir' | 'historico' | null>(null);
  const [ajustado, setAjustado] = useState<ItemDoBordero | null>(null);
  const { mutateAsync: retirar } = useSubmit(orpc.borderos.retirar);
  const { mutateAsync: cancelar } = useSubmit(orpc.borderos.cancelar);

  const take = async ({ id: despesa, itemDespesa, nomeBeneficiario }: ItemDoBordero) => {
    const answer = await confirm({
      title: 'Retirar do borderô',
      message: messages.perguntaRetirar,
      details: [`${itemDespesa} · ${nomeBeneficiario}`],
      confirmLabel: 'Retirar',
      run: () => retirar({ id, versao, despesa }),
    });
    if (answer.confirmed) notify.success(messages.retirada);
  };
  const cancel = async () => {
    const answer = await confirm({
      title: messages.cancelar,
      message: messages.perguntaCancelar,
      confirmLabel: messages.cancelar,
      cancelLabel: 'Voltar',
      danger: true,
      reasonLabel: 'Motivo do cancelamento',
      run: (motivo) => cancelar({ id, versao, motivo }),
    });
    if (answer.confirmed) notify.success(messages.cancelado);
  };
  return (
    <>
      <div className={`${classes.acoes} no-print`}>
        {maySettle && <Button onClick={() => setOpen('liquidar')}>{messages.liquidar}</Button>}
        {mayEdit && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('incluir')}>
            {messages.incluir}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setOpen('historico')}
        >
          Histórico
        </Button>
        {mayEdit && (
          <Button variant="default" onClick={() => void cancel()}>
            {messages.cancelar}
          </Button>
        )}
      </div>
      {bordero.dataLiquidacao && (
        <p>
          Pago em {formatDataBr(bordero.dataLiquidacao)} · {bordero.bancoLiquidacao} · nº {bordero.numeroPagamento}
        </p>
      )}
      {bordero.motivoCancelamento && <p>Motivo do cancelamento: {bordero.motivoCancelamento}</p>}
      <ItensDoBordero
        bordero={bordero}
        onAjustar={mayEdit ? setAjustado : undefined}
        onRetirar={mayEdit && itens.length > 1 ? (item) => void take(item) : undefined}
      />
      <Suspense fallback={null}>
        {open === 'liquidar' && <Liquidar bordero={bordero} onClose={() => setOpen(null)} />}
        {ajustado && <Ajustar bordero={bordero} item={ajustado} onClose={() => setAjustado(null)} />}
        {open === 'incluir' && <Incluir bordero={bordero} onClose={() => setOpen(null)} />}
        {open === 'historico' && (
          <Historico
            id={id}
            name={`Borderô nº ${numero}`}
            read={orpc.borderos.history.call}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** '/financial/borderos/{id}': the sheet to print, to settle, to cancel. Source: issue 4 (Payment batch). */
export function BorderoPage() {
  const { id = '' } = useParams();
  // Changes of its expenses may change what can be paid.
  const query = useQuery(orpc.borderos.get.queryOptions({ input: { id }, meta: { modulos: ['despesas'] } }));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? `Borderô nº ${data.numero}` : 'Borderô'}
        subtitle={
          data && (
            <>
              {data.descricao}{' '}
              <StatusTag tone={TOM_BORDERO[data.situacao]} label={SITUACAO_BORDERO_ROTULOS[data.situacao]} />
            </>
          )
        }
      >
        <SectionBar />
      </PageHeader>
      <Reading query={query} card>
        {(bordero) => <Folha bordero={bordero} />}
      </Reading>
    </>
  );
}
