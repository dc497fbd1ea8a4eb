import type { Conferencia } from '@sede/domain/modules/comunicacao/pesquisas';
import classes from './pesquisas.module.css';

/** The mail as it arrives, without whose it is. */
export function Mensagem({ previa: { assunto, paragrafos, botao } }: Pick<Conferencia, 'previa'>) {
  return (
    <section className={classes.mail} aria-label="Como a mensagem chega">
      <strong>{assunto}</strong>
      {paragrafos.map((paragrafo) => (
        <p key={paragrafo}>{paragrafo}</p>
      ))}
      <span className={classes.button}>{botao}</span>
    </section>
  );
}
