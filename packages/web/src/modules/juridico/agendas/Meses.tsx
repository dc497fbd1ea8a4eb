import { formatContagem, formatMes } from '@sede/domain/kernel';
import { useEffect, useRef } from 'react';
import classes from './agendas.module.css';
import type { Conta } from './grade.ts';
import { ocupacao } from './nomes.ts';

const NADA: Conta = { horarios: 0, ocupados: 0, novos: 0 };
const MESES = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'));

export interface MesesProps {
  ano: number;
  /** '2026-11' */
  mes: string;
  contas: ReadonlyMap<string, Conta>;
  onMes: (mes: string) => void;
}

/** The months of the agenda's year side by side, each with its occupation; the chosen one is shown below. */
export function Meses({ ano, mes, contas, onMes }: MesesProps) {
  const quadro = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const [faixa, escolhido] = [quadro.current, quadro.current?.querySelector<HTMLElement>('[aria-pressed="true"]')];
    // Sideways alone: the page stays where it is.
    if (faixa && escolhido) faixa.scrollLeft = escolhido.offsetLeft - (faixa.clientWidth - escolhido.offsetWidth) / 2;
  }, [mes]);
  return (
    <fieldset ref={quadro} className={classes.meses}>
      <legend className="visually-hidden">Mês da agenda</legend>
      {MESES.map((numero) => {
        const este = `${ano}-${numero}`;
        const nome = formatMes(este);
        const { horarios, ocupados } = contas.get(este) ?? NADA;
        const parte = ocupacao(ocupados, horarios);
        return (
          <button
            key={este}
            type="button"
            className={classes.mes}
            aria-pressed={este === mes}
            aria-label={`${nome}: ${formatContagem(horarios, 'horário')}${horarios > 0 ? `, ${parte}% ocupados` : ''}`}
            onClick={() => onMes(este)}
          >
            <span>{nome.slice(0, 3)}</span>
            <small>{horarios > 0 ? `${parte}% de ${horarios}` : '—'}</small>
            <span className={classes.barra}>
              <span style={{ width: `${parte}%` }} />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
