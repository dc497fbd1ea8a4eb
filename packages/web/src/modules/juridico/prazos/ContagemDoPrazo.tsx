import { diaDaSemana, formatContagem, formatDataBr, isCalendarDate } from '@sede/domain/kernel';
import {
  type Contagem,
  countPrazo,
  type DiasPulados,
  FIM_DE_SEMANA,
  prazosMessages as messages,
  motivoSemExpediente,
} from '@sede/domain/modules/juridico/prazos';
import { useKit } from '#platform/ui/index.ts';
import { useCalendario } from '../feriados/index.ts';
import classes from './Prazos.module.css';

const MAX_ANOS = 6;
const faixa = ({ de, ate }: DiasPulados) =>
  de === ate ? formatDataBr(de) : `${formatDataBr(de)} a ${formatDataBr(ate)}`;

/** Weekends are told together, each of the others with its name. */
function Pulados({ pulados }: { pulados: readonly DiasPulados[] }) {
  const semanas = pulados.filter(({ motivo }) => motivo === FIM_DE_SEMANA).length;
  const outros = pulados.filter(({ motivo }) => motivo !== FIM_DE_SEMANA);
  if (pulados.length === 0) return <p>{messages.nenhumPulado}</p>;
  return (
    <ul>
      {outros.map((dias) => (
        <li key={dias.de}>
          {faixa(dias)} · {dias.motivo}
        </li>
      ))}
      {semanas > 0 && <li>{formatContagem(semanas, 'fim de semana', 'fins de semana')}</li>}
    </ul>
  );
}

/** What the deadline comes to while it is typed: its last day, from when it counts, the days passed by. */
export function ContagemDoPrazo({ contagem, tribunal }: { contagem: Contagem; tribunal: string | null }) {
  const { today } = useKit();
  const dia = [contagem.publicacao, contagem.vencimento].find((um) => isCalendarDate(um)) ?? today;
  const desde = Number(dia.slice(0, 4));
  const { calendario, lido } = useCalendario(desde, Math.min(2100, desde + MAX_ANOS));
  const foro = { calendario, tribunal };
  const contado = lido ? countPrazo(contagem, foro) : null;
  if (contado === null) return null;
  const { vencimento, comeca, pulados } = contado;
  const parado = contagem.tipoContagem === 'data certa' ? motivoSemExpediente(vencimento, foro) : null;
  return (
    <section className={classes.contagem} aria-label="Contagem do prazo">
      <p role="status">
        <b>{messages.venceEm(vencimento)}</b>, {diaDaSemana(vencimento)}
        {comeca && <> · {messages.comecaEm(comeca)}</>}
      </p>
      {parado && <p>{messages.diaSemExpediente(parado)}</p>}
      {comeca && (
        <>
          <p>{messages.diasPulados}:</p>
          <Pulados pulados={pulados} />
        </>
      )}
      <p className="muted">{messages.confiraNoDiario}</p>
    </section>
  );
}
