import { formatDataBr } from '@sede/domain/kernel';
import type { ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { Link } from '#platform/routing/index.ts';
import { SideBox } from '#platform/ui/reading.ts';
import classes from './Caixas.module.css';
import { atendimentoPath } from './processos.paths.ts';

/** The appointments that lead to the case or that it names. Source: decisions-legal (Outcome). */
export function AtendimentosDoProcesso({ atendimentos }: Pick<ProcessoCompleto, 'atendimentos'>) {
  if (atendimentos.length === 0) return null;
  return (
    <SideBox title="Atendimentos" count={atendimentos.length}>
      <ul className={classes.linhas}>
        {atendimentos.map(({ id, numero, data, inicio, situacao }) => (
          <li key={id}>
            <Link to={atendimentoPath(id)} className={classes.numero}>
              {numero}
            </Link>
            <span className={classes.situacao}>{situacao}</span>
            <span className={classes.quando}>{`${formatDataBr(data)} ${inicio}`}</span>
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
