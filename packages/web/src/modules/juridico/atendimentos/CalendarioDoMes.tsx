import { ActionIcon, Button } from '@mantine/core';
import { type CalendarDate, formatContagem, formatDataLonga, formatMes, monthRange } from '@sede/domain/kernel';
import { nomeDoDiaSemAgenda, RECESSO_FORENSE } from '@sede/domain/modules/juridico/feriados';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useKit } from '#platform/ui/index.ts';
import { useCalendario } from '../feriados/index.ts';
import { diaDaTecla, focusDia, outroMes, SEMANA, semanasDe } from '../juridico.mes.ts';
import comum from './agendar.module.css';
import classes from './CalendarioDoMes.module.css';

export interface ContaDoDia {
  data: string;
  livres: number;
  total: number;
}

const POUCOS = 2;

const livresDe = (n: number) => formatContagem(n, 'livre', 'livres');

/** What stands below the day's number. */
function notaDe(conta: ContaDoDia | undefined, today: CalendarDate, semAgenda: string | null): string {
  if (!conta && semAgenda !== null) return semAgenda === RECESSO_FORENSE ? 'recesso' : 'feriado';
  if (!conta) return '';
  // Today what is not free may as well have begun.
  if (conta.livres > 0 || conta.data === today) return livresDe(conta.livres);
  return conta.data < today ? 'passado' : 'lotado';
}

export interface CalendarioDoMesProps {
  mes: string;
  dias: readonly ContaDoDia[];
  escolhido: string | null;
  /** A time that is in no agenda may be on a day without a free one. */
  todos: boolean;
  onMes: (mes: string) => void;
  onDia: (data: CalendarDate) => void;
  onProximoLivre: () => void;
  /** The day under the keys. */
  cursor: string;
  onCursor: (data: CalendarDate) => void;
}

/** Days with their free times: arrows go from day to day, PgUp and PgDn from month to month, Enter chooses. Source: decisions-legal (Wizard). */
export function CalendarioDoMes(props: CalendarioDoMesProps) {
  const { mes, dias, escolhido, cursor, onMes, onCursor } = props;
  const { today } = useKit();
  const { inicio } = monthRange(mes);
  const { calendario } = useCalendario(Number(mes.slice(0, 4)));
  const tabela = useRef<HTMLTableElement>(null);
  const contas = new Map(dias.map((conta) => [conta.data, conta]));
  const ativo = cursor.startsWith(mes) ? cursor : (dias.find(({ livres }) => livres > 0)?.data ?? inicio);
  const pode = (data: string) => {
    const conta = contas.get(data);
    return conta !== undefined && (conta.livres > 0 || props.todos || data <= today);
  };
  const ir = (data: CalendarDate) => {
    onCursor(data);
    if (!data.startsWith(mes)) onMes(data.slice(0, 7));
    focusDia(() => tabela.current, data);
  };
  const onKeyDown = (event: KeyboardEvent, data: CalendarDate) => {
    const para = diaDaTecla(event.key, data, mes);
    if (para === undefined) return;
    event.preventDefault();
    ir(para);
  };
  return (
    <div>
      <div className={comum.cabeca}>
        <h3 aria-live="polite">{formatMes(mes).replace('/', ' de ')}</h3>
        <Button variant="default" size="xs" onClick={props.onProximoLivre}>
          Próximo dia livre
        </Button>
        <ActionIcon variant="default" aria-label="Mês anterior" onClick={() => onMes(outroMes(mes, -1))}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Mês seguinte" onClick={() => onMes(outroMes(mes, 1))}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={tabela} className={classes.mes} aria-label={`Dias de ${formatMes(mes)}`}>
        <thead>
          <tr>
            {SEMANA.map((nome) => (
              <th key={nome} scope="col">
                <span aria-hidden>{nome.slice(0, 3)}</span>
                <span className="visually-hidden">{nome}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanasDe(mes).map((semana) => (
            <tr key={semana.find((data) => data !== null)}>
              {semana.map((data, coluna) => {
                if (data === null) return <td key={SEMANA[coluna]} />;
                const conta = contas.get(data);
                const nota = notaDe(conta, today, nomeDoDiaSemAgenda(data, calendario));
                return (
                  <td key={data}>
                    <button
                      type="button"
                      data-dia={data}
                      data-poucos={(conta && conta.livres > 0 && conta.livres <= POUCOS) || undefined}
                      data-livre={(conta && conta.livres > 0) || undefined}
                      data-nota={nota !== '' || undefined}
                      className={classes.dia}
                      tabIndex={data === ativo ? 0 : -1}
                      aria-pressed={data === escolhido}
                      aria-disabled={pode(data) ? undefined : true}
                      aria-current={data === today ? 'date' : undefined}
                      aria-label={[formatDataLonga(data), nota].filter(Boolean).join(', ')}
                      onFocus={() => onCursor(data)}
                      onKeyDown={(event) => onKeyDown(event, data)}
                      onClick={() => pode(data) && props.onDia(data)}
                    >
                      <b>{Number(data.slice(8))}</b>
                      <small aria-hidden>{nota}</small>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
