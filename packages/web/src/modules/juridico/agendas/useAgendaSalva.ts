/** What is done to a saved agenda at once, apart from its form: the last generation undone, slots offered again, the agenda deleted. */
import { formatContagem } from '@sede/domain/kernel';
import {
  type AgendaCompleta,
  agendasMotivos,
  agendasErrors as errors,
  agendasMessages as messages,
} from '@sede/domain/modules/juridico/agendas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCanIn } from '#platform/session/index.ts';
import { saving } from '#platform/ui/form.ts';
import { confirm, type MenuEntry, notify } from '#platform/ui/index.ts';
import { AGENDAS } from './agendas.paths.ts';
import type { Dia, Grade } from './grade.ts';

/** The newest generation that was saved: its id says when it was made. */
function ultimaGeracao(grade: Grade): { loteId: string; horarios: number; ocupada: boolean } | null {
  const loteId = grade.map((um) => um.loteId ?? '').reduce((a, b) => (a > b ? a : b), '');
  const dela = grade.filter((um) => um.loteId === loteId);
  return loteId === '' ? null : { loteId, horarios: dela.length, ocupada: dela.some(({ ocupado }) => ocupado) };
}

export function useAgendaSalva(
  agenda: AgendaCompleta | null,
  mudada: boolean,
  onChanged: ((agenda: AgendaCompleta) => void) | undefined,
) {
  const { mutateAsync: desfazer } = useSubmit(orpc.agendas.desfazerGeracao);
  const { mutateAsync: desbloquear } = useSubmit(orpc.agendas.desbloquear);
  const { mutateAsync: remove } = useSubmit(orpc.agendas.remove);
  const exclui = useCanIn('agendas')('excluir');
  const alvo = { id: agenda?.id ?? '', versao: agenda?.versao ?? 1 };
  const geracao = ultimaGeracao(agenda?.grade ?? []);

  const perguntarDesfazer = async (loteId: string, horarios: number) => {
    const { confirmed } = await confirm({
      ...{ title: messages.desfazerGeracao, confirmLabel: 'Desfazer', danger: true },
      message: `${formatContagem(horarios, 'horário')} da última geração ${horarios === 1 ? 'sai' : 'saem'} da agenda.`,
      run: async () => onChanged?.(await desfazer({ ...alvo, loteId })),
    });
    if (confirmed) notify.success(messages.geracaoDesfeita);
  };
  const perguntarExcluir = async () => {
    const { confirmed } = await confirm({
      ...{ title: messages.excluirAgenda, message: messages.perguntaExcluir, confirmLabel: 'Excluir', danger: true },
      run: () => saving(messages.erroExcluir, () => remove(alvo), [errors.vinculada.code]),
    });
    if (!confirmed) return;
    notify.success(messages.excluida);
    void navigate(AGENDAS, { force: true });
  };

  const entradas: MenuEntry[] = geracao
    ? [
        {
          label: messages.desfazerGeracao,
          detail: formatContagem(geracao.horarios, 'horário'),
          disabledReason: mudada ? messages.salveAntes : geracao.ocupada ? errors.lote_ocupado().message : null,
          onSelect: () => void perguntarDesfazer(geracao.loteId, geracao.horarios),
        },
      ]
    : [];
  const excluir: MenuEntry[] = exclui
    ? [
        {
          ...{ label: 'Excluir', danger: true, divided: true },
          disabledReason: agendasMotivos.texto(agenda?.pode.excluir ?? null),
          onSelect: () => void perguntarExcluir(),
        },
      ]
    : [];
  return {
    entradas,
    excluir,
    async desbloquear({ horarios }: Dia) {
      const ids = horarios.flatMap(({ id, bloqueio }) => (id !== null && bloqueio !== null ? [id] : []));
      try {
        onChanged?.(await desbloquear({ ...alvo, horarios: ids }));
        notify.success(messages.desbloqueados);
      } catch (error) {
        notify.error(error);
      }
    },
  };
}
