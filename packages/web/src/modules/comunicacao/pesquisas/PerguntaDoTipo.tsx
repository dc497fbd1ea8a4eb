import { MAX_COMENTARIO, NOTA_MAXIMA } from '@sede/domain/modules/comunicacao/pesquisas';
import { useId } from 'react';
import { PublicField } from '#platform/public/index.ts';
import classes from './responder.module.css';

export interface RespostaDada {
  nota: number | null;
  comentario: string;
}

const NOTAS = Array.from({ length: NOTA_MAXIMA + 1 }, (_, nota) => nota);

/** One service: eleven scores as one choice (arrow keys move within it), and a comment. */
export function PerguntaDoTipo({
  rotulo,
  dada,
  onChange,
}: {
  rotulo: string;
  dada: RespostaDada;
  onChange: (dada: RespostaDada) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classes.question}>
      <legend>{rotulo}</legend>
      <div className={classes.scores}>
        {NOTAS.map((nota) => (
          <label key={nota} className={classes.score} data-picked={dada.nota === nota || undefined}>
            <input
              type="radio"
              name={name}
              value={nota}
              checked={dada.nota === nota}
              onChange={() => onChange({ ...dada, nota })}
            />
            <span>{nota}</span>
          </label>
        ))}
      </div>
      <p className={classes.ends} aria-hidden="true">
        <span>0: muito ruim</span>
        <span>10: ótimo</span>
      </p>
      {dada.nota !== null && (
        <button type="button" className={classes.clear} onClick={() => onChange({ ...dada, nota: null })}>
          Tirar a nota de {rotulo}
        </button>
      )}
      <PublicField label="Comentário (se quiser)">
        {({ required, ...control }) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_COMENTARIO}
            aria-label={`Comentário sobre ${rotulo}`}
            value={dada.comentario}
            onChange={(event) => onChange({ ...dada, comentario: event.currentTarget.value })}
          />
        )}
      </PublicField>
    </fieldset>
  );
}
