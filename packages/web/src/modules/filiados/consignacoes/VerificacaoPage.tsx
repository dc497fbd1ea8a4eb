import { formatInstantBr } from '@sede/domain/kernel';
import { consignacoesMessages as messages, type PainelDaConsignacao } from '@sede/domain/modules/filiados/consignacoes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Reading } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { Ocorrencias } from './Ocorrencias.tsx';
import { useCompetencia } from './useCompetencia.ts';

/** '10/2026' */
const mesDe = (competencia: string): string => competencia.split('-').reverse().join('/');

/** The last competence that was checked, when it was begun and by whom. */
function ultimaDe({ ultima }: Pick<PainelDaConsignacao, 'ultima'>): string {
  if (!ultima) return 'Nenhuma competência verificada ainda.';
  const em = formatInstantBr(ultima.iniciadaEm).replace(' ', ' às ');
  return messages.ultima({ competencia: mesDe(ultima.competencia), em, por: ultima.por });
}

/** The whole check of a month: files, run, totals, occurrences, generated files. Source: spec 2 §2; decisions-members (Consignação). */
export function VerificacaoPage() {
  const competencia = useCompetencia();
  const input = useMemo(() => (competencia ? { competencia } : {}), [competencia]);
  const query = useQuery(orpc.consignacoes.painel.queryOptions({ input, placeholderData: keepPreviousData }));
  if (query.data) return <Ocorrencias painel={query.data} ultima={ultimaDe(query.data)} />;
  return (
    <>
      <PageHeader title={messages.titulo} />
      <Reading query={query} card>
        {() => null}
      </Reading>
    </>
  );
}
