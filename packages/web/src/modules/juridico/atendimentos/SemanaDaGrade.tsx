import { diaDaSemana, formatDataBr } from '@sede/domain/kernel';
import { ScrollFrame, useKit } from '#platform/ui/index.ts';
import { Cabeca, type GradeProps, UmBloco } from './BlocosDaGrade.tsx';
import classes from './grade.module.css';
import { blocosDe } from './grade.ts';

/** Days down, a column per agenda. */
export function SemanaDaGrade({ grade, agenda }: GradeProps) {
  const { today } = useKit();
  const blocos = blocosDe(grade);
  const dias = [...new Set(blocos.map(({ data }) => data))].toSorted();
  return (
    <ScrollFrame label="Agendas da semana" className={`card ${classes.quadro}`}>
      <table className={classes.semana}>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {grade.colunas.map((coluna) => (
              <th key={coluna.agendaId} scope="col">
                <Cabeca coluna={coluna} blocos={blocos.filter(({ agendaId }) => agendaId === coluna.agendaId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dias.map((data) => (
            <tr key={data} data-hoje={data === today || undefined}>
              <th scope="row">
                {diaDaSemana(data)} <small>{formatDataBr(data)}</small>
              </th>
              {grade.colunas.map((coluna) => (
                <td key={coluna.agendaId}>
                  {blocos
                    .filter((um) => um.agendaId === coluna.agendaId && um.data === data)
                    .map((um) => (
                      <UmBloco key={um.id} um={um} coluna={coluna} agenda={agenda} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
