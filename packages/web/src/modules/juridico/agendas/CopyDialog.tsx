import { formatContagem } from '@sede/domain/kernel';
import {
  type AgendaCompleta,
  copyHorarios,
  geradorMessages,
  type Horario,
  MAX_GERADOS,
  agendasMessages as messages,
} from '@sede/domain/modules/juridico/agendas';
import { isDiaSemAgenda } from '@sede/domain/modules/juridico/feriados';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { ActionDialog, SelectField } from '#platform/ui/form.ts';
import { Reading, useKit } from '#platform/ui/index.ts';
import { useCalendario } from '../feriados/index.ts';
import { type Dia, horariosDe } from './grade.ts';
import { nomeDaAgenda } from './nomes.ts';

/** All agendas of a year are offered: there are few. */
const TODAS = { pagina: 1, porPagina: 100 };

export interface CopyDialogProps {
  ano: number;
  /** The agenda that is edited: not copied from itself. */
  propria: string | null;
  dias: readonly Dia[];
  onCopiar: (horarios: readonly Horario[]) => void;
  onClose: () => void;
}

function Previa({ previa }: { previa: ReturnType<typeof copyHorarios> }) {
  const { novos, existentes, sobrepostos, feriados } = previa;
  const fora = [
    existentes.length > 0 && `${formatContagem(existentes.length, 'horário')} já na agenda`,
    sobrepostos.length > 0 && `${formatContagem(sobrepostos.length, 'sobreposto')} de fora`,
    feriados.length > 0 && `${formatContagem(feriados.length, 'feriado')} de fora`,
  ].filter((parte) => parte !== false);
  return (
    <p role="status">
      <b>{formatContagem(novos.length, 'horário novo', 'horários novos')}</b>
      {fora.length > 0 && ` · ${fora.join(' · ')}`}
      {novos.length > MAX_GERADOS && ` ${geradorMessages.demais}`}
    </p>
  );
}

/** The days and slots of another agenda: of the same year on the same days, of another on the same weekdays; from today on. */
export function CopyDialog({ ano, propria, dias, onCopiar, onClose }: CopyDialogProps) {
  const { today } = useKit();
  const [doAno, setDoAno] = useState(String(ano));
  const [id, setId] = useState<string | null>(null);
  const anos = useQuery(orpc.agendas.anos.queryOptions({ input: {} }));
  const agendas = useQuery(orpc.agendas.list.queryOptions({ input: { ...TODAS, ano: Number(doAno) } }));
  const origem = useQuery({ ...orpc.agendas.get.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null });
  const { calendario, lido } = useCalendario(ano);
  const copiarDe = (agenda: AgendaCompleta) =>
    copyHorarios(
      { ano: agenda.ano, grade: agenda.grade.filter(({ encaixe }) => !encaixe) },
      { ano, desde: today },
      horariosDe(dias),
      (data) => isDiaSemAgenda(data, calendario),
    );
  const previa = lido && id !== null && origem.data?.id === id ? copiarDe(origem.data) : null;
  const opcoes = (agendas.data?.itens ?? [])
    .filter((agenda) => agenda.id !== propria)
    .map((agenda) => ({
      value: agenda.id,
      label: `${nomeDaAgenda(agenda)} · ${agenda.tipoAtendimento} · ${agenda.tipoServico}`,
    }));
  return (
    <ActionDialog
      title={messages.copiar}
      size="md"
      confirmLabel="Copiar"
      ready={previa !== null && previa.novos.length > 0 && previa.novos.length <= MAX_GERADOS}
      run={() => onCopiar(previa?.novos ?? [])}
      onClose={onClose}
    >
      <Reading query={anos}>
        {(lidos) => (
          <SelectField
            label="Ano"
            required
            value={doAno}
            options={lidos.anos.map((um) => ({ value: String(um), label: String(um) }))}
            onChange={(um) => {
              setDoAno(um ?? String(ano));
              setId(null);
            }}
          />
        )}
      </Reading>
      <SelectField label="Agenda" required value={id} options={opcoes} onChange={setId} />
      {id !== null && <Reading query={origem}>{() => previa && <Previa previa={previa} />}</Reading>}
    </ActionDialog>
  );
}
