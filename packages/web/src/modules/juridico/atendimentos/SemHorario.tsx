import { formatDataBr } from '@sede/domain/kernel';
import type { GradeDeAtendimentos } from '@sede/domain/modules/juridico/atendimentos';
import { Link } from '#platform/routing/index.ts';
import { useKit } from '#platform/ui/index.ts';
import { nomesJuntos } from './atendimento.status.tsx';
import { atendimentoPath } from './atendimentos.paths.ts';
import classes from './grade.module.css';
import { estadoDe } from './grade.ts';

/** Appointments of the days shown that hold no time of any agenda, which no column can show. Nothing while there are none. */
export function SemHorario({ grade }: { grade: GradeDeAtendimentos }) {
  const { today } = useKit();
  const soltos = grade.atendimentos.filter(({ semHorario }) => semHorario);
  if (soltos.length === 0) return null;
  return (
    <section className={`card ${classes.semHorario}`} aria-labelledby="sem-horario">
      <h2 id="sem-horario">Sem horário na agenda</h2>
      <ul>
        {soltos.map(({ id, data, inicio, fim, nomeEscritorio, filiados, ...um }) => {
          const { tone, label } = estadoDe({ ...um, data }, today);
          return (
            <li key={id}>
              <Link className={classes.bloco} data-tone={tone} to={atendimentoPath(id)}>
                <b>{nomesJuntos(filiados)}</b>
                <small>
                  {formatDataBr(data)}, {inicio} às {fim} · {nomeEscritorio} · {label}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
