import { ActionIcon, Button } from '@mantine/core';
import { diaDaSemana, formatContagem, formatDataBr, isCalendarDate } from '@sede/domain/kernel';
import { erroDosHorarios, agendasMessages as messages } from '@sede/domain/modules/juridico/agendas';
import { type Calendario, nomeDoDiaSemAgenda } from '@sede/domain/modules/juridico/feriados';
import { IconBan, IconLock, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { DateField, HourField } from '#platform/ui/form.ts';
import { useIsPhone } from '#platform/ui/index.ts';
import classes from './agendas.module.css';
import { Dobra } from './Dobra.tsx';
import type { Edicao } from './edicao.ts';
import { comData, comHora, comHorarioNovo, type Dia, isDiaOcupado, type Slot, semDia, semHorario } from './grade.ts';
import { faixaDe } from './nomes.ts';

/** A button that stays where it is and says why it does nothing now. */
function Excluir({ label, motivo, onClick }: { label: string; motivo: string | null; onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-disabled={motivo !== null || undefined}
      data-disabled={motivo !== null || undefined}
      title={motivo ?? label}
      onClick={motivo === null ? onClick : undefined}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}

function Marca({ slot: { ocupado, bloqueio } }: { slot: Slot }) {
  if (ocupado)
    return (
      <span className={classes.marca} data-estado="agendado">
        <IconLock size={13} aria-hidden /> agendado
      </span>
    );
  if (bloqueio === null) return null;
  return (
    <span className={classes.marca} data-estado="bloqueado">
      <IconBan size={13} aria-hidden /> bloqueado: {bloqueio}
    </span>
  );
}

function Horario({ dia, slot, edicao }: { dia: Dia; slot: Slot; edicao: Edicao }) {
  const { mudar, tentou } = edicao;
  const trocar = (hora: Partial<Pick<Slot, 'inicio' | 'fim'>>) =>
    mudar((dias) => comHora(dias, dia.chave, slot.chave, hora));
  const { data } = dia;
  // Of another year the date is, which says so itself.
  const erro =
    tentou && data !== null && isCalendarDate(data)
      ? erroDosHorarios([{ data, inicio: slot.inicio, fim: slot.fim }], Number(data.slice(0, 4)))
      : null;
  return (
    <li className={classes.horario}>
      <div className={classes.hora}>
        <HourField
          label="Horário início"
          value={slot.inicio}
          readOnly={slot.ocupado}
          error={erro}
          onChange={(inicio) => trocar({ inicio })}
        />
      </div>
      <div className={classes.hora}>
        <HourField label="Horário final" value={slot.fim} readOnly={slot.ocupado} onChange={(fim) => trocar({ fim })} />
      </div>
      <Excluir
        label={messages.excluirHorario}
        motivo={slot.ocupado ? messages.horarioOcupado : null}
        onClick={() => mudar((dias) => semHorario(dias, dia.chave, slot.chave))}
      />
      <Marca slot={slot} />
    </li>
  );
}

function Horarios({ dia, edicao }: { dia: Dia; edicao: Edicao | null }) {
  // Three in sight; of more the rest scrolls.
  return (
    <ul className={classes.horarios} data-lida={edicao === null || undefined}>
      {dia.horarios.map((slot) =>
        edicao ? (
          <Horario key={slot.chave} dia={dia} slot={slot} edicao={edicao} />
        ) : (
          <li key={slot.chave}>
            {faixaDe(slot)} <Marca slot={slot} />
          </li>
        ),
      )}
    </ul>
  );
}

export interface DiaDaListaProps {
  dia: Dia;
  /** Which days are holidays. */
  calendario: Calendario;
  edicao: Edicao | null;
  /** An agenda keeps one day at least. */
  unico: boolean;
  /** Asked for by the calendar, the nth time: it takes the focus. 0: never. */
  vez: number;
}

/** '5 horários · 1 agendado' */
const resumoDoDia = ({ horarios }: Dia): string => {
  const agendados = horarios.filter(({ ocupado }) => ocupado).length;
  return [formatContagem(horarios.length, 'horário'), agendados > 0 && formatContagem(agendados, 'agendado')]
    .filter((parte) => parte !== false)
    .join(' · ');
};

const comErro = ({ data, horarios }: Dia, ano: number | null): boolean =>
  ano !== null &&
  erroDosHorarios(
    horarios.map(({ inicio, fim }) => ({ data: data ?? '', inicio, fim })),
    ano,
  ) !== null;

/** A day with its date and its slots; on a phone it folds, but for the one that is begun, asked for or refused. */
export function DiaDaLista({ dia, calendario, edicao, unico, vez }: DiaDaListaProps) {
  const lugar = useRef<HTMLElement>(null);
  const id = useId();
  const phone = useIsPhone();
  /** What the reader folded or opened since the calendar asked for it last. */
  const [dobra, setDobra] = useState<{ aberto: boolean; vez: number } | null>(null);
  const { data, horarios, nova } = dia;
  const semData = data === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (vez === 0) return;
    lugar.current?.scrollIntoView?.({ block: 'nearest' });
    // Of one that was just begun, where it goes on being filled in.
    const campo = nova ? lugar.current?.querySelector<HTMLElement>(semData ? 'input' : 'li input') : null;
    (campo ?? lugar.current)?.focus();
  }, [vez]);
  const inteira = data !== null && isCalendarDate(data) ? data : null;
  const nome = inteira === null ? messages.novaData : formatDataBr(inteira);
  const feriado = inteira && nomeDoDiaSemAgenda(inteira, calendario);
  const ocupado = isDiaOcupado(dia);
  const fora = inteira !== null && edicao?.ano && Number(inteira.slice(0, 4)) !== edicao.ano ? edicao.ano : null;
  const falta = edicao?.tentou && inteira === null ? messages.incompleto : null;
  const recusado = edicao?.tentou === true && (inteira === null || comErro(dia, edicao.ano));
  const mostra = !phone || recusado || (dobra?.vez === vez ? dobra.aberto : nova || vez > 0);
  const conteudo = (
    <>
      {edicao ? (
        <div className={classes.dataDoDia}>
          <DateField
            label="Data"
            value={data}
            readOnly={ocupado}
            error={fora === null ? falta : messages.outroAno(fora)}
            onChange={(outra) => edicao.mudar((dias) => comData(dias, dia.chave, outra))}
          />
          <Excluir
            label={messages.excluirDia}
            motivo={ocupado ? messages.diaOcupado : unico ? messages.semData : null}
            onClick={() => edicao.mudar((dias) => semDia(dias, dia.chave))}
          />
        </div>
      ) : (
        !phone && <h3>{nome}</h3>
      )}
      {inteira && (
        <p className={classes.sobreODia}>
          {diaDaSemana(inteira)}
          {feriado && ` · ${feriado}`}
        </p>
      )}
      <Horarios dia={dia} edicao={edicao} />
      {edicao && (
        <div className={classes.doDia}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => edicao.mudar((dias) => comHorarioNovo(dias, dia.chave))}
          >
            {messages.adicionarHorario}
          </Button>
          {horarios.some(({ id, bloqueio }) => id !== null && bloqueio === null) && (
            <Button variant="subtle" size="compact-sm" color="gray" onClick={() => edicao.onBloquear(dia)}>
              Bloquear
            </Button>
          )}
          {horarios.some(({ bloqueio }) => bloqueio !== null) && (
            <Button variant="subtle" size="compact-sm" color="gray" onClick={() => edicao.onDesbloquear(dia)}>
              {messages.desbloquear}
            </Button>
          )}
        </div>
      )}
    </>
  );
  return (
    <article ref={lugar} className={classes.cartao} aria-label={nome} tabIndex={-1}>
      {phone && (
        <h3 className={classes.dobra}>
          <Dobra aberto={mostra} de={id} onAbrir={(aberto) => setDobra({ aberto, vez })}>
            {nome} <small>{resumoDoDia(dia)}</small>
          </Dobra>
        </h3>
      )}
      <div id={id} hidden={!mostra}>
        {mostra && conteudo}
      </div>
    </article>
  );
}
