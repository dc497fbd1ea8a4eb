import { formatInstantBr } from '@sede/domain/kernel';
import {
  consignacoesMessages as messages,
  type PainelDaConsignacao,
  type Resultado,
} from '@sede/domain/modules/filiados/consignacoes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { setSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { FilterBar, ListPage, StatusTag, useListState, withInputs } from '#platform/ui/index.ts';
import { AcoesDaCompetencia } from './AcoesDaCompetencia.tsx';
import { Arquivos } from './Arquivos.tsx';
import { Codigos, type CodigosProps } from './Codigos.tsx';
import { Competencia } from './Competencia.tsx';
import { resultadosList } from './consignacoes.list.ts';
import classes from './consignacoes.module.css';
import { Gerados } from './Gerados.tsx';
import { Passos } from './Passos.tsx';
import { nomeDe, resultadoColumns } from './resultado.columns.tsx';
import { Totais } from './Totais.tsx';
import { type Alvo, useAlvos } from './useAlvos.ts';
import { useVerificacao } from './useVerificacao.ts';

const TratarDialog = lazy(() => import('./TratarDialog.tsx').then((m) => ({ default: m.TratarDialog })));
const InativarDialog = lazy(() => import('./InativarDialog.tsx').then((m) => ({ default: m.InativarDialog })));

/** One step of the address, which Back takes back as one. */
const choose: CodigosProps['onChoose'] = ({ codigo, tratado }) =>
  setSearch((now) => ({
    ...now,
    ...{ pagina: null, codigo: codigo?.join(',') ?? null, tratado: tratado === false ? 'nao' : null },
  }));

/** What was not deducted of the selected rows. */
const naoDescontado = ({ esperado, descontado }: Resultado): number => Math.max(0, (esperado ?? 0) - (descontado ?? 0));
const EXPORTAR = '/api/consignacoes/exportar';

function Concluida({ em, por }: NonNullable<PainelDaConsignacao['concluida']>) {
  return (
    <p className={classes.concluida}>
      <StatusTag tone="ok" label="Concluída" /> em {formatInstantBr(em)}
      {por && ` por ${por}`}. Para mudar alguma coisa, reabra-a em “Mais ações”.
    </p>
  );
}

/** The worklist of a month, with the files and the run that it came from above it. Source: design/areas/filiados-consignacao. */
export function Ocorrencias({ painel, ultima }: { painel: PainelDaConsignacao; ultima: string }) {
  const { competencia, concluida, codigos, ocorrencias, aTratar } = painel;
  const mayTreat = useCan('consignacao.tratar');
  const state = useListState(resultadosList);
  const list = useMemo(() => withInputs(state, { competencia }), [state, competencia]);
  const query = useQuery(orpc.consignacoes.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const verificacao = useVerificacao(painel);
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const open = mayTreat && concluida === null;
  const acts = useAlvos(setAlvo);
  const columns = useMemo(() => resultadoColumns(open ? acts.tratarUma : null), [open, acts]);
  const { codigo, tratado } = list.state.filters;
  const done = () => {
    alvo?.clear();
    setAlvo(null);
  };
  return (
    <>
      <ListPage
        title={messages.titulo}
        line={ultima}
        list={list}
        query={query}
        count={{ one: 'ocorrência', many: 'ocorrências', feminine: true }}
        siblings={
          <>
            <Competencia competencia={competencia} comecadas={painel.competencias} />
            <AcoesDaCompetencia painel={painel} verificacao={verificacao} />
          </>
        }
        exportPath={EXPORTAR}
        selection={open ? { actions: acts.selecao, sum: naoDescontado } : undefined}
        filters={(tools) => (
          <>
            {concluida && <Concluida {...concluida} />}
            <Arquivos painel={painel} />
            {verificacao.atual && <Passos verificacao={verificacao.atual} />}
            <Totais totais={painel.totais} />
            <div className={classes.cabeca}>
              <h2>Ocorrências</h2>
              <Codigos {...{ codigos, ocorrencias, aTratar, codigo, tratado }} onChoose={choose} />
            </div>
            <FilterBar list={list}>{tools}</FilterBar>
          </>
        )}
        table={{
          ...{ id: 'consignacao', columns, rowKey: ({ id }: Resultado) => id, rowLabel: nomeDe, onOpen: acts.abrir },
          ...(open && { rowActions: acts.daLinha }),
        }}
        empty={{
          title: messages.semDados,
          text:
            painel.verificacao?.estado === 'Finalizado'
              ? 'Nada a tratar: a verificação não encontrou ocorrências.'
              : 'Envie os arquivos das casas e verifique a consignação do mês.',
        }}
      />
      {/* Not before the list has its height: it would be pushed down. */}
      {!query.isPending && <Gerados {...painel} />}
      <Suspense fallback={null}>
        {alvo && alvo.ato !== 'inativar' && (
          <TratarDialog alvo={alvo} podeTratar={open} onClose={() => setAlvo(null)} onDone={done} />
        )}
        {alvo?.ato === 'inativar' && (
          <InativarDialog rows={alvo.rows} competencia={competencia} onClose={() => setAlvo(null)} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
