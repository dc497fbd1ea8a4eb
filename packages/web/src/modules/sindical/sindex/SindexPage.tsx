import {
  CUSTO_FILIADO,
  sindexMessages as messages,
  ROTULO_CALCULO,
  VIABILIDADE,
} from '@sede/domain/modules/sindical/sindex';
import { IconGauge, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useSearch } from '#platform/routing/index.ts';
import { EmptyState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './sindex.module.css';
import { SINDEX } from './sindex.paths.ts';

// Both in one piece: they differ in little more than their fields.
const Calculos = () => import('./calculos.ts');
const Custo = lazy(() => Calculos().then((m) => ({ default: m.CustoForm })));
const Viabilidade = lazy(() => Calculos().then((m) => ({ default: m.ViabilidadeForm })));

const CALCULADORAS = [
  { id: 'custo', rotulo: ROTULO_CALCULO[CUSTO_FILIADO], sobre: 'Quanto cada filiado ativo custa', Icon: IconUsers },
  {
    id: 'viabilidade',
    rotulo: ROTULO_CALCULO[VIABILIDADE],
    sobre: 'Índice de uso, receita e qualidade',
    Icon: IconGauge,
  },
] as const;

/** '/Sindex?calculo=custo'. Source: spec 3 §2.14, §9; decisions §9; decisions-sindical (Sindex). */
export function SindexPage() {
  const { calculo } = useSearch();
  return (
    <>
      <PageHeader title={messages.titulo}>
        <SectionBar />
      </PageHeader>
      <nav className={classes.seletor} aria-label="Cálculo">
        {CALCULADORAS.map(({ id, rotulo, sobre, Icon }) => (
          <Link key={id} to={`${SINDEX}?calculo=${id}`} aria-current={calculo === id ? 'page' : undefined}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{rotulo}</b>
              <small>{sobre}</small>
            </span>
          </Link>
        ))}
      </nav>
      <Suspense fallback={<div className={`card ${classes.espera}`} aria-busy="true" />}>
        {calculo === 'custo' && <Custo />}
        {calculo === 'viabilidade' && <Viabilidade />}
      </Suspense>
      {calculo !== 'custo' && calculo !== 'viabilidade' && (
        <div className="card">
          <EmptyState title={messages.escolha} />
        </div>
      )}
    </>
  );
}
