import type { AgendaCompleta } from '@sede/domain/modules/juridico/agendas';
import { useMemo } from 'react';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { DiasDaAgenda } from './DiasDaAgenda.tsx';
import { contasPorMes, diasDaGrade } from './grade.ts';
import { Meses } from './Meses.tsx';
import { descricaoDaAgenda, nomeDaAgenda } from './nomes.ts';
import { useVista } from './useVista.ts';

/** An agenda as whoever may only see it reads it. */
export function AgendaLida({ agenda }: { agenda: AgendaCompleta }) {
  const dias = useMemo(() => diasDaGrade(agenda.grade), [agenda.grade]);
  const vista = useVista(agenda.ano);
  return (
    <>
      <PageHeader
        title={nomeDaAgenda(agenda)}
        visit={`${nomeDaAgenda(agenda)} · ${agenda.ano}`}
        subtitle={descricaoDaAgenda(agenda)}
      >
        <SectionBar />
      </PageHeader>
      <Meses ano={agenda.ano} mes={vista.mes} contas={contasPorMes(dias)} onMes={vista.onMes} />
      <DiasDaAgenda dias={dias} vista={vista} edicao={null} />
    </>
  );
}
