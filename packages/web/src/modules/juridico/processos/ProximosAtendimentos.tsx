import type { MeuAtendimento } from '@sede/domain/modules/juridico/atendimentos';
import { processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { DateText, Reading } from '#platform/ui/index.ts';
import classes from './processos.module.css';

function Linha({ um }: { um: MeuAtendimento }) {
  return (
    <li className={classes.coletiva}>
      <span className={classes.quando}>
        <b>
          <DateText value={um.data} /> {um.inicio} – {um.fim}
        </b>
        {um.nomeEscritorio}
        <span className={classes.autor}>
          {[um.numero, um.tipoAtendimento, um.tipoServico, um.local].filter(Boolean).join(' · ')}
        </span>
        <a className={classes.externo} href={`/api/atendimentos/meus/${um.id}/calendario`} download>
          <IconCalendarPlus size={15} aria-hidden />
          {messages.porNaAgenda}
          <span className="visually-hidden"> o atendimento {um.numero}</span>
        </a>
      </span>
    </li>
  );
}

/** The member's appointments to come, each as a file for a calendar. Source: decisions-legal (Privacy). */
export function ProximosAtendimentos() {
  const query = useQuery(orpc.atendimentos.meus.queryOptions({ input: {} }));
  return (
    <Reading query={query} card>
      {({ itens }) =>
        itens.length > 0 && (
          <section className={`card ${classes.coletivas}`} aria-labelledby="proximos-atendimentos">
            <h2 id="proximos-atendimentos">{messages.proximosAtendimentos}</h2>
            <ul>
              {itens.map((um) => (
                <Linha key={um.id} um={um} />
              ))}
            </ul>
          </section>
        )
      }
    </Reading>
  );
}
