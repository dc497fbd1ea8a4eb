import { CASAS } from '@sede/domain/modules/filiados/filiados';
import { type Linha, type Numero, textoDoNumero } from '@sede/domain/modules/filiados/numeros';
import { type BarSeries, BarsFigure } from '#platform/ui/charts.ts';
import classes from './numeros.module.css';

/** The houses' own colours, as their tags have them. */
const CORES = { CAMARA: 'var(--chart-3)', SENADO: 'var(--chart-1)', TCU: 'var(--chart-2)' } as const;
const SERIES: readonly BarSeries[] = CASAS.map(({ valor, rotulo }) => ({
  id: valor,
  label: rotulo,
  colour: CORES[valor],
}));
/** A bar of '<5' has a height all the same, between one and four. */
const ALTURA_DE_POUCOS = 2;
const altura = (n: Numero) => n ?? ALTURA_DE_POUCOS;

export interface GraficoPorCasaProps {
  id: string;
  titulo: string;
  linhas: readonly Linha[];
  cabeca: string;
  stacked?: boolean;
}

/** Members by something, in bars of the three houses. */
export function GraficoPorCasa({ id, titulo, linhas, cabeca, stacked = false }: GraficoPorCasaProps) {
  return (
    <div id={id} tabIndex={-1} className={classes.parte}>
      <BarsFigure
        title={titulo}
        note="Filiados ativos"
        file={`filiados-${id}-por-casa`}
        unit="quantidade"
        stacked={stacked}
        series={SERIES}
        rowHeader={cabeca}
        rows={linhas.map(({ id: linha, rotulo, casas }) => ({
          id: linha,
          label: rotulo,
          values: { CAMARA: altura(casas.CAMARA), SENADO: altura(casas.SENADO), TCU: altura(casas.TCU) },
          words: {
            CAMARA: textoDoNumero(casas.CAMARA),
            SENADO: textoDoNumero(casas.SENADO),
            TCU: textoDoNumero(casas.TCU),
          },
        }))}
      />
    </div>
  );
}
