import { formatHoraBr } from '@sede/domain/kernel';
import {
  type AgendaCompleta,
  ANOS_A_FRENTE,
  agendasErrors,
  DESTINOS_DOS_AGENDADOS,
  isLocalDoTipo,
  agendasMessages as messages,
  TIPOS_ATENDIMENTO,
  TIPOS_SERVICO,
} from '@sede/domain/modules/juridico/agendas';
import { useEffect, useRef, useState } from 'react';
import { escritoriosSource } from '#modules/juridico/escritorios/index.ts';
import { api } from '#platform/api/index.ts';
import { FormSection, RecordPicker, SelectField, TextField } from '#platform/ui/form.ts';
import { optionsOf, useIsPhone, useKit } from '#platform/ui/index.ts';
import type { useAgendaForm } from './useAgendaForm.ts';

const DESTINOS = DESTINOS_DOS_AGENDADOS.map((value) => ({ value, label: messages.destinos[value] }));

type Form = ReturnType<typeof useAgendaForm>['form'];

/** This year and five more; one's own, however old. */
function anosDe(este: number, proprio: number | null): string[] {
  const anos = Array.from({ length: ANOS_A_FRENTE + 1 }, (_, n) => este + n);
  return [...new Set(proprio === null ? anos : [proprio, ...anos])].toSorted((a, b) => a - b).map(String);
}

/** The agenda's own fields. Office, types and year stay as they are once a slot is booked. */
export function CamposDaAgenda({ form, agenda }: { form: Form; agenda: AgendaCompleta | null }) {
  const { today } = useKit();
  const fixos = agenda !== null && agenda.ocupados > 0;
  const { ano } = form.values;
  const fixo = { disabled: fixos };
  /** What no longer changes the title says; on a phone it is not said twice. */
  const ditos = useIsPhone() && fixos;
  const [padrao, setPadrao] = useState('');
  const tipo = form.values.tipoAtendimento;
  /** A new agenda takes place where its office says, unless somebody typed another place. */
  const proposta = padrao !== '' && (tipo === null || isLocalDoTipo(padrao, tipo)) ? padrao : '';
  const antes = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is proposed, not by what is typed
  useEffect(() => {
    if (proposta === antes.current) return;
    if (['', antes.current].includes(form.values.local)) form.set('local', proposta);
    antes.current = proposta;
  }, [proposta]);
  const agendados = form.field('agendados');
  /** The server counts them; here it is enough that there may be some, still to come. */
  const agora = formatHoraBr(new Date());
  const perguntaAgendados =
    agenda !== null &&
    form.values.local.trim() !== (agenda.local ?? '') &&
    agenda.grade.some(({ ocupado, data, inicio }) => ocupado && (data > today || (data === today && inicio > agora)));
  const trazerLocal = async (id: string | undefined) => {
    if (id === undefined || agenda !== null) return;
    try {
      const { localPadrao } = await api.escritorios.get({ id });
      setPadrao(localPadrao ?? '');
    } catch {
      // It is only a proposal.
    }
  };
  return (
    <FormSection title="A agenda" description={fixos ? agendasErrors.fixos().message : undefined}>
      {!ditos && (
        <>
          <SelectField
            {...form.field('ano')}
            {...fixo}
            label="Ano da Agenda"
            span={2}
            value={ano === null ? null : String(ano)}
            onChange={(valor) => form.set('ano', valor === null ? null : Number(valor))}
            options={optionsOf(anosDe(Number(today.slice(0, 4)), agenda?.ano ?? null))}
          />
          <RecordPicker
            {...form.field('escritorioId')}
            {...fixo}
            span={4}
            source={escritoriosSource}
            onPick={(option) => void trazerLocal(option?.value)}
          />
          <SelectField
            {...form.field('tipoAtendimento')}
            {...fixo}
            span={2}
            options={optionsOf(TIPOS_ATENDIMENTO)}
            onChange={(valor) => form.set('tipoAtendimento', TIPOS_ATENDIMENTO.find((um) => um === valor) ?? null)}
          />
          <SelectField
            {...form.field('tipoServico')}
            {...fixo}
            span={2}
            options={optionsOf(TIPOS_SERVICO)}
            onChange={(valor) => form.set('tipoServico', TIPOS_SERVICO.find((tipo) => tipo === valor) ?? null)}
          />
        </>
      )}
      <TextField
        {...form.field('identificacao')}
        span={2}
        help="Só quando o escritório tem mais de uma agenda igual: o nome do advogado."
      />
      <TextField {...form.field('local')} help="Endereço ou link de vídeo." />
      {(perguntaAgendados || agendados.error) && (
        <SelectField
          {...agendados}
          options={DESTINOS}
          onChange={(valor) => form.set('agendados', DESTINOS_DOS_AGENDADOS.find((um) => um === valor) ?? null)}
        />
      )}
    </FormSection>
  );
}
