import { ROTULO_DE_FORA } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { Conferencia } from '@sede/domain/modules/comunicacao/pesquisas';
import classes from './pesquisas.module.css';

/** Who stays out, by reason. */
export function DeFora({ fora, label }: { fora: Conferencia['fora']; label: string }) {
  if (fora.length === 0) return null;
  return (
    <>
      <p className={classes.outTitle}>{label}</p>
      <dl className={classes.out} aria-label={label}>
        {fora.map(({ motivo, quantidade }) => (
          <div key={motivo}>
            <dt>{ROTULO_DE_FORA[motivo]}</dt>
            <dd>{quantidade.toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
