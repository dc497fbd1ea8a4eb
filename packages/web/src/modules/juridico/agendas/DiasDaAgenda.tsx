import { Button } from '@mantine/core';
import { type CalendarDate, newId } from '@sede/domain/kernel';
import { agendasMessages as messages } from '@sede/domain/modules/juridico/agendas';
import { IconPlus } from '@tabler/icons-react';
import { Segments } from '#platform/ui/index.ts';
import { useCalendario } from '../feriados/index.ts';
import classes from './agendas.module.css';
import { Calendario } from './Calendario.tsx';
import type { Edicao } from './edicao.ts';
import { comDiaNovo, type Dia, grupoDe } from './grade.ts';
import { Lista } from './Lista.tsx';
import type { Vista } from './useVista.ts';

const MODOS = [
  { value: 'calendario', label: 'Calendário' },
  { value: 'lista', label: 'Lista' },
] as const;

export interface DiasDaAgendaProps {
  dias: readonly Dia[];
  vista: Vista;
  /** Null: they are only read. */
  edicao: Edicao | null;
}

/** The days of an agenda as calendar or list; a day of the calendar opens in the list, and is begun there where it is none. */
export function DiasDaAgenda({ dias, vista, edicao }: DiasDaAgendaProps) {
  const { calendario } = useCalendario(Number(vista.mes.slice(0, 4)));
  const novo = (data: CalendarDate | null) => {
    const chave = newId();
    edicao?.mudar((agora) => comDiaNovo(agora, chave, data));
    vista.abrirDia(chave, 'nova');
  };
  const onDia = (data: CalendarDate) => {
    const dia = dias.find((um) => um.data === data);
    if (dia) vista.abrirDia(dia.chave, grupoDe(dia));
    else if (edicao) novo(data);
  };
  return (
    <section className={`card ${classes.dasDatas}`} aria-label="Dias e horários">
      <div className={classes.topo}>
        <Segments options={MODOS} value={vista.modo} onChange={vista.setModo} />
        {edicao && (
          <Button variant="default" leftSection={<IconPlus size={15} aria-hidden />} onClick={() => novo(null)}>
            {messages.novaData}
          </Button>
        )}
      </div>
      {vista.modo === 'calendario' ? (
        <Calendario mes={vista.mes} dias={dias} calendario={calendario} onMes={vista.onMes} onDia={onDia} />
      ) : (
        <Lista
          dias={dias}
          calendario={calendario}
          abertos={vista.abertos}
          onAbrir={vista.onAbrir}
          alvo={vista.alvo}
          edicao={edicao}
        />
      )}
    </section>
  );
}
