import { sindexMessages as messages } from '@sede/domain/modules/sindical/sindex';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/index.ts';
import { PageForm, type RecordForm } from '#platform/ui/form.ts';
import classes from './sindex.module.css';
import { CALCULOS_GUARDADOS } from './sindex.paths.ts';

export interface Parte {
  rotulo: string;
  valor: string;
}

interface Props {
  form: Pick<RecordForm, never> & Parameters<typeof PageForm>[0]['form'];
  rotulo: string;
  /** null: something is missing or is no number. */
  resultado: string | null;
  /** What the result is made of. */
  partes: readonly Parte[];
  formula: string;
  children: ReactNode;
}

/** A calculator: its fields, and beside them the result of what stands in them now. */
export function Calculadora({ form, rotulo, resultado, partes, formula, children }: Props) {
  return (
    <div className={classes.calculadora}>
      <div className={`card ${classes.campos}`}>
        <PageForm
          form={form}
          label={rotulo}
          submitLabel={messages.guardar}
          loose
          inside
          aside={<Link to={CALCULOS_GUARDADOS}>{messages.guardados}</Link>}
        >
          {children}
        </PageForm>
      </div>
      <section className={`card ${classes.resultado}`} aria-label="Resultado">
        <h2>Resultado</h2>
        <output className={classes.numero} data-vazio={resultado === null || undefined}>
          {resultado ?? '—'}
        </output>
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
