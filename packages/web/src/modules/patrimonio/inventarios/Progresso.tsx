import classes from './inventarios.module.css';

export interface ProgressoProps {
  bens: number;
  lidos: number;
  emOutroSetor: number;
  /** What it is of, for whoever does not see the bar. */
  label: string;
}

const numero = (n: number) => n.toLocaleString('pt-BR');

/** '31 de 38' over a bar: found in its place green, elsewhere amber. Source: design/areas/patrimonio-inventario-celular. */
export function Progresso({ bens, lidos, emOutroSetor, label }: ProgressoProps) {
  const parte = (n: number) => `${bens === 0 ? 0 : (n / bens) * 100}%`;
  return (
    <div className={classes.progresso}>
      <div
        className={classes.barra}
        role="progressbar"
        aria-label={label}
        aria-valuenow={lidos}
        aria-valuemin={0}
        aria-valuemax={bens}
        aria-valuetext={`${numero(lidos)} de ${numero(bens)}`}
      >
        <span className={classes.noLugar} style={{ width: parte(lidos - emOutroSetor) }} />
        <span className={classes.noutroLugar} style={{ width: parte(emOutroSetor) }} />
      </div>
      <span className={classes.conta}>
        <b>{numero(lidos)}</b> de {numero(bens)}
      </span>
    </div>
  );
}
