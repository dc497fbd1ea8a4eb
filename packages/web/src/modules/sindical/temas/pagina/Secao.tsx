import { SECOES_DO_TEMA } from '@sede/domain/modules/sindical/temas';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tema.module.css';

export const idDaSecao = (numero: number): string => `secao-${numero}`;

export interface SecaoProps {
  /** Its place in the page's address: 0 to 5. */
  numero: number;
  /** Beside the title: '3 destaques'. */
  nota?: ReactNode;
  /** null: whoever only reads. */
  onEditar?: (() => void) | null;
  /** Another act, at the right of the title. */
  acao?: ReactNode;
  children: ReactNode;
}

/** One section of a theme's page, which its address scrolls to. */
export function Secao({ numero, nota, onEditar = null, acao, children }: SecaoProps) {
  const titulo = SECOES_DO_TEMA[numero] ?? '';
  const id = idDaSecao(numero);
  return (
    <section id={id} className={`card ${classes.secao}`} aria-labelledby={`${id}-titulo`}>
      <div className={classes.cabeca}>
        <h2 id={`${id}-titulo`} tabIndex={-1}>
          {titulo}
        </h2>
        {nota !== undefined && <span className={classes.nota}>{nota}</span>}
        <span className={`${classes.direita} no-print`}>
          {acao}
          {onEditar && (
            <button type="button" className={classes.link} onClick={onEditar}>
              <IconPencil size={14} aria-hidden />
              Editar<span className="visually-hidden"> {titulo}</span>
            </button>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
