import type { Posicionamento } from '@sede/domain/modules/sindical/temas';
import classes from './tema.module.css';

/** From in favour to against: the bar and its legend. */
const CORES: Readonly<Record<Posicionamento, string>> = {
  Favorável: 'var(--ok)',
  'Parcialmente favorável': 'color-mix(in oklab, var(--ok) 50%, var(--card))',
  'Parcialmente contrário': 'color-mix(in oklab, var(--late) 50%, var(--card))',
  Contrário: 'var(--late)',
};

/** Where the people of the theme stand, counted; nothing while nobody's position is known. Source: design/areas/sindical-tema. */
export function Posicoes({ posicoes }: { posicoes: readonly { posicao: Posicionamento; quantas: number }[] }) {
  if (posicoes.every(({ quantas }) => quantas === 0)) return null;
  return (
    <section className={`card ${classes.posicoes}`} aria-labelledby="posicoes-conhecidas">
      <h2 id="posicoes-conhecidas">Posições conhecidas</h2>
      <div className={classes.barra} aria-hidden>
        {posicoes.map(({ posicao, quantas }) =>
          quantas === 0 ? null : <span key={posicao} style={{ flex: quantas, background: CORES[posicao] }} />,
        )}
      </div>
      <dl>
        {posicoes.map(({ posicao, quantas }) => (
          <div key={posicao}>
            <dt>
              <span className={classes.cor} style={{ background: CORES[posicao] }} aria-hidden />
              {posicao}
            </dt>
            <dd>{quantas}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
