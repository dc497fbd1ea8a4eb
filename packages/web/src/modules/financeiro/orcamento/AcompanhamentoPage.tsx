import { Button } from '@mantine/core';
import { labelOfFinanceMonth } from '@sede/domain/kernel';
import {
  BASE_ORCAMENTO_ROTULOS,
  type FiltroDoOrcamento,
  foraDaPrevisao,
  type LinhaOrcamento,
  linhaMostrada,
  orcamentoMessages,
  rotuloCentro,
  SEM_CENTRO,
  SITUACAO_USO_ROTULOS,
  situacaoUso,
  sumFiguras,
} from '@sede/domain/modules/financeiro/orcamento';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { EmptyState, ExportMenu, FilterBar, labelOfRange, PrintChip, Reading } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { NotaDaQualidade } from '../financeiro.NotaDosDados.tsx';
import { FigurasCells, FigurasTable } from './Figuras.tsx';
import { GradeCentro } from './GradeCentro.tsx';
import classes from './orcamento.module.css';
import { chaveDe, useCelulas } from './useCelulas.ts';
import { type Periodo, usePeriodo } from './usePeriodo.ts';

const CopyAnoDialog = lazy(() => import('./CopyAnoDialog.tsx').then((m) => ({ default: m.CopyAnoDialog })));
const IncluirItemDialog = lazy(() => import('./IncluirItemDialog.tsx').then((m) => ({ default: m.IncluirItemDialog })));

/** '/financial/acompanhamento'. Source: spec 1 §2.18; decisions §5, §7 (Follow-up). */
export function AcompanhamentoPage() {
  const shown = usePeriodo();
  return (
    <>
      <PageHeader title={orcamentoMessages.titulo}>
        <SectionBar />
      </PageHeader>
      {/* The undo history and included rows belong to one month. */}
      <Acompanhamento key={JSON.stringify(shown.periodo)} {...shown} />
    </>
  );
}

function Acompanhamento({ periodo, anos, list, filtro, mostrarAno }: ReturnType<typeof usePeriodo>) {
  const mayEdit = useCan('orcamento.editar');
  const mayExport = useCan('orcamento.exportar');
  const [dialog, setDialog] = useState<'copiar' | 'incluir' | null>(null);
  const [incluidas, setIncluidas] = useState<readonly LinhaOrcamento[]>([]);
  const celulas = useCelulas(periodo);
  const query = useQuery(
    orpc.orcamento.acompanhamento.queryOptions({
      input: periodo,
      placeholderData: keepPreviousData,
      meta: { modulos: ['despesas', 'itensDespesa', 'fechamentos'] },
    }),
  );
  const { data } = query;
  const umMes = periodo.de === periodo.ate;
  const fechado = data?.fechados[0];
  const editavel = mayEdit && umMes && !fechado && !query.isPlaceholderData;
  const lidas = data?.linhas ?? [];
  const known = new Set(lidas.map(chaveDe));
  const linhas = [...lidas, ...(editavel ? incluidas.filter((one) => !known.has(chaveDe(one))) : [])]
    .map(celulas.visto)
    .filter((linha) => (editavel || situacaoUso(linha) !== 'sem') && linhaMostrada(linha, filtro));

  return (
    <>
      <FilterBar list={list}>
        {!(periodo.de === 1 && periodo.ate === 12) && (
          <button type="button" className={classes.acao} onClick={mostrarAno}>
            Ano inteiro
          </button>
        )}
        {editavel && (
          <>
            <button type="button" className={classes.acao} disabled={!celulas.podeDesfazer} onClick={celulas.desfazer}>
              Desfazer
            </button>
            <button type="button" className={classes.acao} disabled={!celulas.podeRefazer} onClick={celulas.refazer}>
              Refazer
            </button>
            <button type="button" className={classes.acao} onClick={() => setDialog('incluir')}>
              Incluir item
            </button>
          </>
        )}
        {mayEdit && (
          <button type="button" className={classes.acao} onClick={() => setDialog('copiar')}>
            Copiar ano
          </button>
        )}
        <PrintChip
          reading={false}
          reason={data ? null : 'Ainda não há o que imprimir.'}
          onPrint={() => window.print()}
        />
        {mayExport && <ExportMenu path="/api/orcamento/exportar" filterInput={{ ...periodo, ...filtro }} />}
      </FilterBar>
      {data && (
        <p className={classes.periodo} aria-live="polite">
          {labelOfRange({ de: data.inicio, ate: data.fim })} · {BASE_ORCAMENTO_ROTULOS[periodo.base]}
          {fechado && umMes && ` · O mês financeiro de ${labelOfFinanceMonth(fechado)} está fechado: só leitura.`}
          {mayEdit && !umMes && ' · Escolha um só mês para alterar a previsão.'}
        </p>
      )}
      <Reading
        query={query}
        card
        wait={
          <div className={`card ${classes.esqueleto}`} role="status">
            Carregando…
          </div>
        }
      >
        {(acompanhamento) =>
          linhas.length === 0 ? (
            <div className="card">
              <EmptyState
                title="Sem registros para mostrar"
                text={
                  list.narrowed
                    ? 'Nenhum registro corresponde a estes filtros.'
                    : 'Não há previsão nem despesas neste período.'
                }
                action={
                  list.narrowed ? (
                    <Button variant="default" onClick={() => list.clear()}>
                      Limpar filtros
                    </Button>
                  ) : undefined
                }
              />
            </div>
          ) : (
            <Tabelas
              linhas={linhas}
              data={acompanhamento}
              periodo={periodo}
              filtro={filtro}
              celulas={editavel ? celulas : null}
            />
          )
        }
      </Reading>
      <NotaDaQualidade />
      <Suspense fallback={null}>
        {dialog === 'copiar' && <CopyAnoDialog ano={periodo.ano} anos={anos} onClose={() => setDialog(null)} />}
        {dialog === 'incluir' && (
          <IncluirItemDialog
            onClose={() => setDialog(null)}
            onIncluir={(linha) =>
              setIncluidas((now) => [...now.filter((one) => chaveDe(one) !== chaveDe(linha)), linha])
            }
          />
        )}
      </Suspense>
    </>
  );
}

interface TabelasProps {
  linhas: readonly LinhaOrcamento[];
  data: { inicio: string; fim: string };
  periodo: Periodo;
  filtro: FiltroDoOrcamento;
  celulas: ReturnType<typeof useCelulas> | null;
}

/** All together first, then a table for each cost centre. */
function Tabelas({ linhas, data, periodo, filtro, celulas }: TabelasProps) {
  // A sum of some rows has no list: lists know no state of a budget.
  const somaAlgumas = filtro.situacao !== undefined;
  const filtrado = somaAlgumas || filtro.centroCusto !== undefined;
  const recorte = { inicio: data.inicio, fim: data.fim, caixa: periodo.base === 'caixa' };
  const centros = [...new Set(linhas.map((one) => one.centroCusto))].toSorted(
    (a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'pt-BR'),
  );
  const de = (centro: string) => linhas.filter((one) => one.centroCusto === centro);
  const fora = foraDaPrevisao(linhas);
  return (
    <>
      <FigurasTable label="Resumo" first="Centro de custo">
        <tbody>
          {centros.map((centro) => (
            <tr key={centro}>
              <th scope="row">{rotuloCentro(centro)}</th>
              <FigurasCells
                figuras={sumFiguras(de(centro))}
                nome={rotuloCentro(centro)}
                recorte={recorte}
                alvo={somaAlgumas ? null : { centroCusto: centro }}
              />
            </tr>
          ))}
          {!filtrado && !centros.includes('') && (
            <tr>
              <th scope="row">{SEM_CENTRO}</th>
              <FigurasCells figuras={sumFiguras([])} nome={SEM_CENTRO} recorte={recorte} alvo={null} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{SITUACAO_USO_ROTULOS.fora} (já no total)</th>
            <FigurasCells figuras={sumFiguras(fora)} nome={SITUACAO_USO_ROTULOS.fora} recorte={recorte} alvo={null} />
          </tr>
          <tr>
            <th scope="row">Total</th>
            <FigurasCells figuras={sumFiguras(linhas)} nome="Total" recorte={recorte} alvo={filtrado ? null : {}} />
          </tr>
        </tfoot>
      </FigurasTable>
      {centros.map((centro) => (
        <GradeCentro
          key={centro}
          centroCusto={centro}
          linhas={de(centro)}
          recorte={recorte}
          inteiro={!somaAlgumas}
          celulas={centro === '' ? null : celulas}
        />
      ))}
    </>
  );
}
