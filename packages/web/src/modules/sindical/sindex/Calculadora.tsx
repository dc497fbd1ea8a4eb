import { sindexMessages as messages } from '@sede/domain/modules/sindical/sindex';
import type { ReactNode } from 'react';
import { errorsOf, isEmpty } from '#platform/ui/form/formState.ts';
import { PageForm } from '#platform/ui/form.ts';
import classes from './sindex.module.css';

export interface Parte {
  rotulo: string;
  valor: string;
}

interface Props {
  form: Parameters<typeof PageForm>[0]['form'];
  rotulo: string;
  /** null: something is missing or is no number. */
  resultado: string | null;
  /** Why there is none. */
  issues: Parameters<typeof errorsOf>[0];
  /** What the result is made of. */
  partes: readonly Parte[];
  formula: string;
  children: ReactNode;
}

/** A calculator: its fields, and beside them the result of what stands in them now. */
export function Calculadora({ form, rotulo, resultado, issues, partes, formula, children }: Props) {
  // Fields tell it once somebody tried to save; a result is read without ever saving.
  const impedem = Object.entries(errorsOf(issues)).filter(
    ([campo]) => !isEmpty(form.values[campo]) && !form.errors[campo],
  );
  return (
    <div className={classes.calculadora}>
      <div className={`card ${classes.campos}`}>
        <PageForm form={form} label={rotulo} submitLabel={messages.guardar} loose inside>
          {children}
        </PageForm>
      </div>
      <section className={`card ${classes.resultado}`} aria-label="Resultado">
        <h2>Resultado</h2>
        <output className={classes.numero} data-vazio={resultado === null || undefined}>
          {resultado ?? '—'}
        </output>
        <div className={classes.impedem} aria-live="polite">
          {impedem.map(([campo, erro]) => (
            <p key={campo}>
              {form.labels[campo]}: {erro}
            </p>
          ))}
        </div>
        <dl className={classes.partes}>
          {partes.map(({ rotulo: nome, valor }) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.formula}>{formula}</p>
      </section>
    </div>
  );
}
