import { type Centavos, formatContagem, formatReais, totalCentavos } from '@sede/domain/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import { FormDrawer, type FormDrawerProps, FormNotice, FormSection, saving } from '#platform/ui/form.ts';
import {
  type Alvo,
  type ClearSelection,
  type Feito,
  inSteps,
  isWhole,
  type Nomeacao,
  type Parte,
  type Progress,
  type Resultado,
  type ResultadoDeTodas,
  showResultado,
  type Visto,
} from '#platform/ui/index.ts';
import classes from './financeiro.form.module.css';
import { codesOf, isPergunta, PERGUNTAS, type Respostas, useAsking } from './financeiro.useAsking.ts';

const number = (n: number) => n.toLocaleString('pt-BR');

export interface VariasOptions<Row extends Visto, Input> {
  alvo: Alvo<Row>;
  /** Of one row, in centavos. */
  valorDe: (row: Row) => Centavos;
  fazer: (parte: Parte & Input & Respostas) => Promise<Resultado>;
  feito: Feito;
  nomes: Nomeacao<Row>;
  erro: string;
  /** Told which were refused, once the others are done. */
  clear?: ClearSelection;
  onClose: () => void;
}

/** Doing the same to many, in steps: what a form needs to submit it, and what the drawer shows of it. */
export function useVarias<Row extends Visto, Input extends object>(options: VariasOptions<Row, Input>) {
  const { alvo, valorDe, fazer, feito, nomes, erro, clear, onClose } = options;
  const [progress, setProgress] = useState<Progress | null>(null);
  const fazerTodas = useCallback(
    (input: Input & Respostas) => inSteps(alvo, (parte) => fazer({ ...parte, ...input }), setProgress),
    [alvo, fazer],
  );
  const save = useAsking(fazerTodas);
  return {
    total: isWhole(alvo) ? alvo.total : alvo.length,
    soma: isWhole(alvo) ? alvo.soma : totalCentavos(alvo.map(valorDe)),
    progress,
    form: {
      submit: (input: Input) => saving(erro, () => save(input), codesOf(PERGUNTAS)),
      asks: isPergunta,
      onSaved: (resultado: ResultadoDeTodas) => {
        clear?.(resultado.recusadas.map(({ id }) => id));
        onClose();
        void showResultado(alvo, resultado, feito, nomes);
      },
    },
  };
}

export interface VariasDrawerProps extends Pick<FormDrawerProps, 'form' | 'title' | 'onClose'> {
  varias: Pick<ReturnType<typeof useVarias>, 'total' | 'soma' | 'progress'>;
  /** Before the count: 'Creditar'. */
  verbo: string;
  aviso?: string | null;
  secao: { titulo: string; descricao: string };
  /** The fields that all of them get. */
  children: ReactNode;
}

/** The drawer that does the same to many instalments, with its progress. */
export function VariasDrawer({
  form,
  title,
  onClose,
  varias,
  verbo,
  aviso = null,
  secao,
  children,
}: VariasDrawerProps) {
  const { total, soma, progress } = varias;
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={title}
      subtitle={`${formatContagem(total, 'parcela', 'parcelas')} · ${formatReais(soma)}`}
      submitLabel={`${verbo} ${number(total)}`}
    >
      {aviso && (
        <div className={classes.notices}>
          <FormNotice>{aviso}</FormNotice>
        </div>
      )}
      <FormSection title={secao.titulo} description={secao.descricao}>
        {children}
        {form.submitting && progress && (
          <p className={classes.paid} role="status">
            {number(progress.done)} de {number(progress.total)}…
          </p>
        )}
      </FormSection>
    </FormDrawer>
  );
}
