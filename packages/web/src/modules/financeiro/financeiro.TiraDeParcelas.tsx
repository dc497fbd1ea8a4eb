import { formatDataBr } from '@sede/domain/kernel';
import { IconCheck } from '@tabler/icons-react';
import type { Tone } from '#platform/ui/index.ts';
import classes from './financeiro.parcela.module.css';

export interface ParcelaIrma {
  id: string;
  parcela: string;
  data: string;
  /** What its tone says. */
  status: string;
  tone: Tone | null;
}

export interface TiraDeParcelasProps {
  parcelas: readonly ParcelaIrma[];
  current: string;
  /** Leave out where the others cannot be read from here. */
  onOpen?: ((id: string) => void) | undefined;
}

/** More than these are shown around the one that is read. */
const EM_VISTA = 12;

function around(parcelas: readonly ParcelaIrma[], current: string): readonly ParcelaIrma[] {
  if (parcelas.length <= EM_VISTA) return parcelas;
  const at = parcelas.findIndex(({ id }) => id === current);
  const start = Math.max(0, Math.min(at - EM_VISTA / 2, parcelas.length - EM_VISTA));
  return parcelas.slice(start, start + EM_VISTA);
}

/** The instalments of one registration side by side, each with its day; the others open on a click. */
export function TiraDeParcelas({ parcelas, current, onOpen }: TiraDeParcelasProps) {
  const shown = around(parcelas, current);
  return (
    <>
      <ul className={classes.tira} aria-label="Parcelas do mesmo registro">
        {shown.map(({ id, parcela, data, status, tone }) => {
          const content = (
            <>
              <b>
                {tone === 'ok' && <IconCheck size={13} aria-hidden />}
                {parcela}
              </b>
              <span>{formatDataBr(data).slice(0, 5)}</span>
              <span className="visually-hidden">{status}</span>
            </>
          );
          const other = onOpen && id !== current;
          return (
            <li
              key={id}
              aria-current={id === current || undefined}
              data-tone={tone ?? undefined}
              title={`${formatDataBr(data)} · ${status}`}
            >
              {other ? (
                <button type="button" onClick={() => onOpen(id)}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < parcelas.length && (
        <p className={classes.resto}>
          {shown.length} de {parcelas.length} parcelas à vista.
        </p>
      )}
    </>
  );
}
