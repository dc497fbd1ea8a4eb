/**
 * The form of an agenda: its own fields, and its days beside them (`useGrade`); both are saved together.
 *
 * In: the agenda as the server has it now, null for a new one. A save sends the difference; an overlap is asked about and sent
 * again confirmed; whatever is refused stands above what was typed. Source: spec 3 §5, §8; decisions-legal (Agendas).
 */
import {
  AGENDA_FIELDS,
  type AgendaCompleta,
  type DestinoDosAgendados,
  agendasErrors as errors,
  agendasMessages as messages,
  type TipoAtendimento,
  type TipoServico,
} from '@sede/domain/modules/juridico/agendas';
import { agendaForm } from '@sede/domain/modules/juridico/agendas/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, type FormSchema, formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { confirm, notify, useKit } from '#platform/ui/index.ts';
import { erroDosDias, mudancas } from './grade.ts';
import { useGrade } from './useGrade.ts';

const NADA: AgendaCompleta['grade'] = [];

/** As the fields hold them: null where nothing is chosen. */
interface Valores extends Record<string, unknown> {
  ano: number | null;
  escritorioId: string | null;
  tipoAtendimento: TipoAtendimento | null;
  tipoServico: TipoServico | null;
  identificacao: string;
  local: string;
  /** What becomes of the booked ones when the place changes. */
  agendados: DestinoDosAgendados | null;
}

const valoresDe = (agenda: AgendaCompleta | null, ano: number): Valores => ({
  ano: agenda?.ano ?? ano,
  escritorioId: agenda?.escritorioId ?? null,
  tipoAtendimento: agenda?.tipoAtendimento ?? null,
  tipoServico: agenda?.tipoServico ?? null,
  identificacao: agenda?.identificacao ?? '',
  local: agenda?.local ?? '',
  agendados: null,
});

/** The fields' schema; once they are right, what the days still lack is the form's own message. */
function comDias<O>(schema: FormSchema<O>, erro: (ano: number | null) => string | null): FormSchema<O> {
  const { validate, ...padrao } = schema['~standard'];
  return {
    '~standard': {
      ...padrao,
      validate: (value) => {
        const campos = validate(value);
        const ano = typeof value === 'object' && value !== null && 'ano' in value ? value.ano : null;
        const falta = erro(typeof ano === 'number' ? ano : null);
        if (campos instanceof Promise || falta === null) return campos;
        return { issues: [...(campos.issues ?? []), { message: falta }] };
      },
    },
  };
}

export function useAgendaForm(agenda: AgendaCompleta | null, onSaved: (agenda: AgendaCompleta) => void) {
  const { today } = useKit();
  const { mutateAsync: create } = useSubmit(orpc.agendas.create);
  const { mutateAsync: update } = useSubmit(orpc.agendas.update);
  const [salva, setSalva] = useState(agenda);
  const [repetida, setRepetida] = useState<{ id: string | null } | null>(null);
  const grade = useGrade(agenda?.grade ?? NADA);
  const { base, dias, diferenca, recomecar } = grade;
  const inicial = valoresDe(salva, Number(today.slice(0, 4)));
  const schema = useMemo(() => comDias(agendaForm, (ano) => erroDosDias(base, dias, ano)), [base, dias]);
  const { labels, show } = formTexts(AGENDA_FIELDS);
  const { situacao: _, ...rotulos } = labels;
  const form = useRecordForm({
    schema,
    initial: inicial,
    versao: salva?.versao ?? 1,
    labels: { ...rotulos, agendados: messages.agendados },
    show,
    startDirty: mudancas(diferenca) > 0,
    asks: (error) => {
      const outra = error.code === errors.repetida.code;
      if (outra) setRepetida({ id: typeof error.data.agendaId === 'string' ? error.data.agendaId : null });
      return outra;
    },
    async submit(input, { versao = 1, changed }) {
      setRepetida(null);
      // A new one has nobody booked.
      const { agendados: _, ...nova } = input;
      const send = (confirmarSobrepostos: boolean) =>
        salva
          ? update({ id: salva.id, versao, ...changesOf(input, changed), ...diferenca, confirmarSobrepostos })
          : create({ ...nova, incluir: diferenca.incluir, confirmarSobrepostos });
      return saving(messages.erroSalvar, async () => {
        try {
          return await send(false);
        } catch (error) {
          if (!isApiError(error) || error.code !== errors.sobrepostos.code) throw error;
          const { confirmed } = await confirm({
            title: 'Horários sobrepostos',
            message: `${error.message} ${messages.perguntaSobrepostos}`,
            confirmLabel: 'Salvar',
          });
          if (!confirmed) throw error;
          return await send(true);
        }
      }, [errors.repetida.code, errors.sobrepostos.code, errors.local_dos_agendados.code]);
    },
    onSaved: (resposta) => {
      notify.success(messages.salva);
      setSalva(resposta);
      recomecar(resposta.grade);
      onSaved(resposta);
    },
  });

  // The next save starts from what was saved now.
  const { reset } = form;
  const comecou = useRef(salva);
  useEffect(() => {
    if (comecou.current === salva) return;
    comecou.current = salva;
    reset();
  }, [salva, reset]);

  return {
    form: {
      ...form,
      reset: () => {
        reset();
        recomecar(base);
        setRepetida(null);
      },
    },
    grade,
    repetida,
  };
}
