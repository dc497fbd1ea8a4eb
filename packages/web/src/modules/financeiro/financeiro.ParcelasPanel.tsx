import {
  formatContagem,
  formatDataBr,
  formatReais,
  formatReaisSemSimbolo,
  isCalendarDate,
  VALOR_MAXIMO,
} from '@sede/domain/kernel';
import { erroPrimeira, MAX_PARCELAS, splitParcelas } from '@sede/domain/modules/financeiro/despesas';
import { type ReactNode, useState } from 'react';
import { DateField } from '#platform/ui/form.ts';
import classes from './financeiro.form.module.css';

const SHOWN = 12;
/** From this day of the month on, some months are too short: the date then falls on their last day. */
const FIRST_MISSING_DAY = 29;

export interface TextosDasParcelas {
  /** Text while no instalment can be computed: which fields are missing. */
  falta: string;
  /** Hint where a month may be too short for the day: the date then falls on its last one. */
  fimDoMes: string;
  /** An instalment's date: 'Vencimento', 'Data'. */
  data: string;
  mudar: string;
  voltar: string;
}

export interface ParcelasPanelProps {
  /** Centavos of one instalment, or of all of them where a total is divided. */
  valor: number | null;
  dividirTotal?: boolean;
  quantidade: number | null;
  /** The first one's date. */
  primeira: string | null;
  textos: TextosDasParcelas;
  /** Where the dates may be moved before saving: the moved ones ([]: none), and what is wrong with them. */
  datas: { value: string[]; onChange: (value: string[]) => void; error: string | null };
}

type Prevista = ReturnType<typeof splitParcelas>[number];

const gapBefore = (all: readonly Prevista[], index: number) =>
  (index > 0 && (all[index]?.numero ?? 0) - (all[index - 1]?.numero ?? 0) > 1) || undefined;

function Link({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.link} onClick={onClick}>
      {children}
    </button>
  );
}

interface DatasProps {
  all: readonly Prevista[];
  rotulo: string;
  onChange: (value: string[]) => void;
}

/** The dates as fields; the first one is the form's own. */
function Datas({ all, rotulo, onChange }: DatasProps) {
  const [shown, setShown] = useState(SHOWN);
  const set = (index: number, date: string | null) =>
    onChange(all.map((parte, at) => (at === index ? (date ?? '') : parte.data)));
  return (
    <>
      <ol className={classes.parcelas}>
        {all.slice(0, shown).map((parte, index) => (
          <li key={parte.numero}>
            {index === 0 ? (
              <span>
                {parte.parcela} · {formatDataBr(parte.data)}
              </span>
            ) : (
              <DateField
                label={`${rotulo} da parcela ${parte.parcela}`}
                value={parte.data || null}
                onChange={(date) => set(index, date)}
              />
            )}
            <span>{formatReaisSemSimbolo(parte.valor)}</span>
          </li>
        ))}
      </ol>
      {shown < all.length && <Link onClick={() => setShown(shown + SHOWN)}>Mostrar mais</Link>}
    </>
  );
}

/** The instalments that a form will register: label, date, amount; nothing while something is missing. */
export function ParcelasPanel(props: ParcelasPanelProps) {
  const { valor, quantidade, primeira, textos, dividirTotal = false, datas } = props;
  const [editing, setEditing] = useState(false);
  const count = quantidade ?? 0;
  const whole = Number.isInteger(count) && count >= 1 && count <= MAX_PARCELAS;
  const priced = valor !== null && valor > 0 && valor <= VALOR_MAXIMO;
  const dated = primeira !== null && isCalendarDate(primeira);
  if (!whole || !priced || !dated || erroPrimeira({ primeira, numeroParcelas: count }) !== null) {
    return (
      <aside aria-label="Parcelas">
        <h3 className={classes.panelTitle}>Parcelas</h3>
        <p className={classes.hint}>{textos.falta}</p>
      </aside>
    );
  }
  const moved = datas.value;
  const divisao = { valor, numeroParcelas: count, primeira, dividirTotal, datas: moved };
  const all = splitParcelas(divisao);
  const shown = all.length > SHOWN + 1 ? [...all.slice(0, SHOWN - 1), ...all.slice(-1)] : all;
  return (
    <aside aria-label="Parcelas">
      <h3 className={classes.panelTitle}>
        {formatContagem(count, 'parcela', 'parcelas')} ·{' '}
        {formatReais(dividirTotal ? valor : BigInt(valor) * BigInt(count))}
      </h3>
      {editing ? (
        <Datas all={all} rotulo={textos.data} onChange={datas.onChange} />
      ) : (
        <ol className={classes.parcelas}>
          {shown.map((parte, index) => (
            <li key={parte.numero} data-gap={gapBefore(shown, index)}>
              <span>
                {parte.parcela} · {isCalendarDate(parte.data) ? formatDataBr(parte.data) : '—'}
              </span>
              <span>{formatReaisSemSimbolo(parte.valor)}</span>
            </li>
          ))}
        </ol>
      )}
      {count > 1 && moved.length === 0 && Number(primeira.slice(8)) >= FIRST_MISSING_DAY && (
        <p className={classes.hint}>{textos.fimDoMes}</p>
      )}
      {datas.error && (
        <p className={classes.erro} role="alert">
          {datas.error}
        </p>
      )}
      {count > 1 && (
        <p className={classes.hint}>
          <Link onClick={() => setEditing(!editing)}>{editing ? 'Concluir' : textos.mudar}</Link>
          {moved.length > 0 && <Link onClick={() => datas.onChange([])}>{textos.voltar}</Link>}
        </p>
      )}
    </aside>
  );
}
