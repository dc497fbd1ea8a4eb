import { type Linha, type Numeros, textoDoNumero, UF_DA_SEDE } from '@sede/domain/modules/filiados/numeros';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useSession } from '#platform/session/index.ts';
import { ChartPlace } from '#platform/ui/charts.ts';
import { Reading } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { GraficoPorCasa } from './GraficoPorCasa.tsx';
import classes from './numeros.module.css';
import { TabelaPorCasa } from './TabelaPorCasa.tsx';

const PARTES = [
  { id: 'tabela', rotulo: 'Tabela' },
  { id: 'genero', rotulo: 'Gênero x Casa' },
  { id: 'idade', rotulo: 'Idade x Casa' },
  { id: 'situacao', rotulo: 'Situação x Casa' },
] as const;

/** The charts' rows that somebody stands in: an empty gender would only take room. */
const comGente = (linhas: readonly Linha[]) => linhas.filter(({ total }) => total !== 0);

function Totais({ filiados, noDf }: Pick<Numeros, 'filiados' | 'noDf'>) {
  return (
    <dl className={classes.totais}>
      <div className="card">
        <dt>Filiados</dt>
        <dd>{textoDoNumero(filiados.total)}</dd>
      </div>
      <div className="card">
        <dt>No {UF_DA_SEDE}</dt>
        <dd>{textoDoNumero(noDf)}</dd>
      </div>
    </dl>
  );
}

/** Moves the focus too: whoever uses the keyboard goes on from there. */
function irPara(id: string): void {
  const parte = document.getElementById(id);
  parte?.scrollIntoView({ block: 'start' });
  parte?.focus({ preventScroll: true });
}

function Partes() {
  return (
    <nav className={`${classes.partes} no-print`} aria-label="Partes desta página">
      {PARTES.map(({ id, rotulo }) => (
        <button key={id} type="button" className={classes.baixar} onClick={() => irPara(id)}>
          {rotulo}
        </button>
      ))}
    </nav>
  );
}

function Conteudo({ numeros }: { numeros: Numeros }) {
  return (
    <>
      <Totais {...numeros} />
      <Partes />
      {numeros.protegido && (
        <p className={classes.nota}>
          <IconShieldLock size={18} aria-hidden /> Para que ninguém seja identificado, contagens de 1 a 4 aparecem como{' '}
          {textoDoNumero(null)}, e os totais e as maiores contagens são arredondados à dezena.
        </p>
      )}
      <section id="tabela" tabIndex={-1} className={classes.parte}>
        <TabelaPorCasa numeros={numeros} />
      </section>
      <div className={classes.graficos}>
        <GraficoPorCasa id="genero" titulo="Gênero x Casa" linhas={comGente(numeros.generos)} cabeca="Gênero" />
        <GraficoPorCasa id="idade" titulo="Idade x Casa" linhas={numeros.idades} cabeca="Idade" stacked />
        <GraficoPorCasa id="situacao" titulo="Situação x Casa" linhas={numeros.situacoes} cabeca="Situação" />
      </div>
    </>
  );
}

function Esperando() {
  return (
    <div role="status" aria-label="Carregando os números">
      <div className={`card ${classes.lugarDaTabela}`} />
      <div className={classes.graficos}>
        <ChartPlace shape="bars" />
        <ChartPlace shape="bars" />
      </div>
    </div>
  );
}

/** '/filiados/dashboard-casas'. Source: spec 2 §2 (Members in numbers), §9; decisions-members (Statistics). */
export function NumerosPage() {
  const { marca } = useSession().sindicato;
  const query = useQuery({ ...orpc.numeros.casas.queryOptions({ input: {} }), meta: { modulos: ['filiados'] } });
  return (
    <>
      <PageHeader title={`${marca} em números`} subtitle="Filiados por casa">
        <SectionBar />
      </PageHeader>
      <Reading query={query} card wait={<Esperando />}>
        {(numeros) => <Conteudo numeros={numeros} />}
      </Reading>
    </>
  );
}
