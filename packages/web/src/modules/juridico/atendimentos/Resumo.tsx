import { diaDaSemana, formatContagem, formatDataBr } from '@sede/domain/kernel';
import { IconCalendar, IconMail, IconMapPin } from '@tabler/icons-react';
import comum from './agendar.module.css';
import { Contatos, Dica, NomeComCasa } from './FiliadoEscolhido.tsx';
import classes from './Resumo.module.css';
import type { Agendamento } from './useAgendamento.ts';
import type { Horarios } from './useHorarios.ts';

export interface ResumoProps {
  agendamento: Agendamento;
  horarios: Horarios;
  /** Back to the step where they are chosen. */
  onAlterar: (() => void) | null;
}

const quantos = (n: number) => formatContagem(n, 'filiado', 'filiados');

/** Beside the form: with whom, and what the booking comes to. */
export function Resumo({ agendamento: { filiados, valores }, horarios: { escolha, grupo }, onAlterar }: ResumoProps) {
  const { data, encaixe } = valores;
  const horas = encaixe
    ? valores.inicio !== '' && valores.fim !== '' && `${valores.inicio} às ${valores.fim}`
    : escolha && `${escolha.inicio} às ${escolha.fim}`;
  const comEmail = filiados.filter(({ email }) => email !== null).length;
  return (
    <aside className={classes.lado}>
      <section className={classes.cartao} aria-label="Filiados">
        <div className={comum.cabeca}>
          <h3>Filiados</h3>
          {onAlterar && (
            <button type="button" className={comum.ligacao} onClick={onAlterar}>
              Alterar
            </button>
          )}
        </div>
        <ul className={classes.pessoas}>
          {filiados.map((um) => (
            <li key={um.id}>
              <NomeComCasa um={um} />
              <Contatos um={um} />
              <Dica um={um} dia={data} />
            </li>
          ))}
        </ul>
      </section>
      {data !== null && horas && (
        <section className={classes.cartao} aria-label="Resumo">
          <h3>Resumo</h3>
          <p className={classes.fato}>
            <IconCalendar size={16} aria-hidden />
            <b>
              {diaDaSemana(data).slice(0, 3)}, {formatDataBr(data)} · {horas}
            </b>
          </p>
          {grupo?.local && (
            <p className={classes.fato}>
              <IconMapPin size={16} aria-hidden /> {grupo.local}
            </p>
          )}
          <p className={classes.fato}>
            <IconMail size={16} aria-hidden />
            Convite de agenda para {comEmail > 0 ? `${quantos(comEmail)} e o escritório` : 'o escritório'}; lembrete na
            véspera
          </p>
        </section>
      )}
    </aside>
  );
}
