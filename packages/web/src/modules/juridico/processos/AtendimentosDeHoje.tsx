import { processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { Reading, StatusTag } from '#platform/ui/index.ts';
import classes from './processos.module.css';
import { atendimentoPath } from './processos.paths.ts';

const HOJE = { hoje: 'sim', ordem: 'data', porPagina: 20 } as const;

/** An office's appointments of today, above its cases. Source: decisions-legal (Panel: /escritorio). */
export function AtendimentosDeHoje() {
  const query = useQuery(orpc.atendimentos.list.queryOptions({ input: HOJE }));
  return (
    <section className={`card ${classes.hoje}`} aria-labelledby="atendimentos-de-hoje">
      <h2 id="atendimentos-de-hoje">{messages.deHoje}</h2>
      <Reading query={query}>
        {({ itens }) =>
          itens.length === 0 ? (
            <p className={classes.autor}>{messages.nadaHoje}</p>
          ) : (
            <ul>
              {itens.map(({ id, inicio, fim, filiados, tipoAtendimento, situacao, numero }) => (
                <li key={id} className={classes.hojeLinha}>
                  <b>
                    {inicio} – {fim}
                  </b>
                  <Link to={atendimentoPath(id)}>{filiados.map(({ nome }) => nome).join(', ') || numero}</Link>
                  <span className={classes.autor}>{tipoAtendimento}</span>
                  <StatusTag tone={situacao === 'Aguardando realização' ? 'info' : 'neutral'} label={situacao} />
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </section>
  );
}
